-- Days of our own inventory that nobody asks for any more are forgotten, ahead of their date too; whoever asks again finds them made
-- anew out of the seed.

-- when it was last asked for, noted now and then; nothing: not since it was made
alter table flights.days add column requested_at timestamptz;
create index on flights.days ((coalesce(requested_at, made_at))) where supplier = 'own';
-- a departure that goes is looked for among those that somebody waits for
create index on flights.watched_flights (departure_id);

-- every process is told which day is gone: made again it has another number
alter table flights.seat_changes add column forgotten_day_id bigint;
\ir ../functions/flights-fares.sql
create trigger put_down_forgotten after delete on flights.days for each row
  when (old.supplier = 'own') execute function flights.put_down_forgotten_day();
