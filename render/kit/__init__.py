"""What the pictures of all games share: headers, seat cards, score sheets, the contract of a renderer."""
