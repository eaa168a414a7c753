-- Who waits for any flight of a day without flights, as well as for seats of one flight: what was searched is kept, to be searched again.
alter table flights.watches
  alter airline_name drop not null,
  alter flight_number drop not null,
  alter cabin drop not null,
  add column asked jsonb,
  add column looked_at timestamptz,
  add constraint a_flight_or_a_day check (
    case when asked is null
      then airline_name is not null and flight_number is not null and cabin is not null
      else airline_name is null and flight_number is null and cabin is null
    end);
create index days_to_look_at on flights.watches (looked_at nulls first) where ended_at is null and asked is not null;
