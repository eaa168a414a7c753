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
create function hotels.count_rooms_back() returns trigger language plpgsql as $$
begin
  perform from hotels.nights
  where room_type = new.room_type and night >= new.check_in and night < new.check_out
  order by night for update;
  update hotels.nights set sold = sold - new.rooms
  where room_type = new.room_type and night >= new.check_in and night < new.check_out;
  delete from hotels.rooms_back where id = new.id;
  return null;
end $$;
create constraint trigger counted after insert on hotels.rooms_back deferrable initially deferred
  for each row execute function hotels.count_rooms_back();
