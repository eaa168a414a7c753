-- Many rooms of one hotel are given back at once: none of them waits for another's whole refund, as with flights.

-- Rooms of a type that a transaction gives back for the nights of a stay. They are counted when it commits, after everything else
-- it does, type by type and night by night: the nights are locked for as long as the commit takes. No row outlives its transaction.
create table hotels.rooms_back (
  id bigint generated always as identity primary key,
  room_type text not null,
  check_in date not null,
  check_out date not null check (check_out > check_in),
  rooms integer not null check (rooms > 0)
);
\ir ../functions/hotels.sql
create constraint trigger counted after insert on hotels.rooms_back deferrable initially deferred
  for each row execute function hotels.count_rooms_back();
