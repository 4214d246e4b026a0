"""What a server sets, and its front desk."""
