"""The shared rules layer: pure, deterministic, without input or output."""
