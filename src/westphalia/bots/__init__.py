"""Who sits in the empty chairs."""
