"""Several processes on one database: who lives, who does what alone, who hears which servers, who may ask how much."""
