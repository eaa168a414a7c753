-- What a hotel's own people say of a night besides its price and its rooms: that it is not sold now, and how long whoever arrives on
-- it stays at least.
alter table hotels.nights
  add column is_closed boolean not null default false,
  add column min_stay smallint not null default 1 check (min_stay between 1 and 30);

\ir ../functions/hotels.sql
create trigger guarded before update of held on hotels.nights for each row execute function hotels.guard_night();
