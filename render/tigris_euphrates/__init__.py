"""The pictures of Tigris & Euphrates, drawn from an observation."""
