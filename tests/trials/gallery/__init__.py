"""Every kind of private panel as a picture of one screen of a phone."""
