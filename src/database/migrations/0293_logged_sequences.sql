-- The tables stay unlogged: a crash empties them, and whoever listens reads anew. Their sequences may not be: on a standby that
-- takes over, PostgreSQL 15 has a page of zeros in the place of one ("bad magic number in sequence"), and nothing more is sold.
alter sequence public.notices_id_seq set logged;
alter sequence flights.seat_changes_id_seq set logged;
