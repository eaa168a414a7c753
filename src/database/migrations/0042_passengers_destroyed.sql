-- Whoever was taken off a list is destroyed when nobody can put him back any more; a job looks for them every few minutes.
create index saved_taken_off on passengers.saved (deleted_at) where deleted_at is not null;
