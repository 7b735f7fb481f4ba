-- A saved car that was taken out can be put back as it was: of a row's columns a visitor's transaction may write this
-- one only. The rules of 0003 hold for the row before and after.
GRANT UPDATE (removed_at) ON watchlist_items TO forecourt_app;
