-- What is given back of a cancelled flight goes to nobody.
create or replace function flights.keep_cancelled_full() returns trigger language plpgsql as $$
begin
  new.elsewhere := new.capacity - new.held - new.sold;
  return new;
end $$;

-- A fare that is put on sale later, by a supplier for instance, is one of its flight.
create or replace function flights.cancelled_from_the_start() returns trigger language plpgsql as $$
begin
  if exists (select from flights.flight_status where is_cancelled and order_id is null) then
    update flights.fares f set elsewhere_when_cancelled = f.elsewhere
    from inserted i join flights.departures d on d.id = i.departure_id
      join flights.flight_status s
        on s.airline_id = d.airline_id and s.flight_number = d.flight_number and s.date = d.date
    where f.id = i.id and s.is_cancelled and s.order_id is null;
  end if;
  return null;
end $$;
