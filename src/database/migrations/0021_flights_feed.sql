-- A search's number says itself what was asked and when, signed by us: nothing is kept of it.
drop table flights.searches;
do $$ begin
  if to_regclass('jobs.schedule') is not null then
    delete from jobs.schedule where name = 'flights.forget-searches';
  end if;
end $$;

create index on flights.days (date);

-- Every process keeps a schedule of what is on sale, and is told what changes of it. Whoever sells only puts down the
-- departure: a notice in the sale itself would let one sale commit after the other. The processes pass the notices on, some
-- times a second, in transactions of their own. After a crash nothing is lost: they read anew what they know.
create unlogged table flights.seat_changes (
  id bigint generated always as identity primary key,
  route text not null,
  date date not null,
  -- none: the day has been made, and from now on its tables are the truth, no longer the seed
  departure_id bigint
);

create function flights.put_down_seats() returns trigger language plpgsql as $$
begin
  insert into flights.seat_changes (route, date, departure_id)
  select d.origin || '-' || d.destination, d.date, new.departure_id from flights.days d where d.id = new.day_id;
  return null;
end $$;
-- Nobody travels with more than nine: seats beyond that are the same to all, and most sales put down nothing.
create trigger put_down after update of capacity, held, sold, elsewhere on flights.fares for each row
  when (least(9, old.capacity - old.held - old.sold - old.elsewhere)
    <> least(9, new.capacity - new.held - new.sold - new.elsewhere))
  execute function flights.put_down_seats();

create function flights.put_down_day() returns trigger language plpgsql as $$
begin
  insert into flights.seat_changes (route, date) values (new.origin || '-' || new.destination, new.date);
  return null;
end $$;
create trigger put_down after insert on flights.days for each row execute function flights.put_down_day();

-- Tells everybody what was put down, each thing once, and forgets it. Answers how much it was; of several who do this at
-- once each takes its own.
create function flights.pass_on_seats() returns bigint language sql as $$
  with gone as (
    delete from flights.seat_changes where id in (
      select id from flights.seat_changes order by id limit 5000 for update skip locked)
    returning route, date, departure_id),
  told as (
    select pg_notify('flights_seats', concat_ws(' ', route, date, departure_id))
    from (select distinct route, date, departure_id from gone) each)
  select count(*) from told;
$$;
