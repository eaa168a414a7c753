-- Another price is another fare: what was shown stays true while it is shown.
create or replace function flights.price_stays() returns trigger language plpgsql as $$
begin
  raise exception 'the price of fare % may not change; make a new fare', old.id;
end $$;

-- Whoever sells only puts down the departure, or the day that was made; the processes pass it on.
create or replace function flights.put_down_seats() returns trigger language plpgsql as $$
begin
  insert into flights.seat_changes (route, date, departure_id)
  select d.origin || '-' || d.destination, d.date, new.departure_id from flights.days d where d.id = new.day_id;
  return null;
end $$;

create or replace function flights.put_down_day() returns trigger language plpgsql as $$
begin
  insert into flights.seat_changes (route, date) values (new.origin || '-' || new.destination, new.date);
  return null;
end $$;

create or replace function flights.put_down_forgotten_day() returns trigger language plpgsql as $$
begin
  insert into flights.seat_changes (route, date, forgotten_day_id)
  values (old.origin || '-' || old.destination, old.date, old.id);
  return null;
end $$;

-- Tells everybody what was put down, each thing once, and forgets it. Answers how much it was; of several who do this at
-- once each takes its own.
create or replace function flights.pass_on_seats() returns bigint language sql as $$
  with gone as (
    delete from flights.seat_changes where id in (
      select id from flights.seat_changes order by id limit 5000 for update skip locked)
    returning route, date, coalesce(departure_id::text, 'forgotten-' || forgotten_day_id) as what),
  told as (
    select pg_notify('flights_seats', concat_ws(' ', route, date, what))
    from (select distinct route, date, what from gone) each)
  select count(*) from told;
$$;
