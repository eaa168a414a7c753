-- What a database was first opened for. A demo's flights, rooms, codes and traveller are invented: production never opens on them.
create table server.opened_as (
  is_it boolean primary key default true check (is_it),
  mode text not null check (mode in ('demo', 'production')),
  at timestamptz not null
);
create trigger facts before update or delete on server.opened_as for each row execute function public.refuse_change();

-- Until now every house laid out its own flights and rooms: where there are any, they are invented.
insert into server.opened_as (mode, at)
select 'demo', now()
where exists (select from flights.days where supplier = 'own') or exists (select from hotels.nights);
