"""Pictures: valid, legible, the same for the same data."""
