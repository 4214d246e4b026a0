"""The pictures of Kingdom Builder, drawn from an observation."""
