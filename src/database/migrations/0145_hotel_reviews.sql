-- What guests say of a hotel after a stay of theirs: one a stay, by its order. Nobody else's account stands here: whose it is, orders know.
create table hotels.reviews (
  id bigint generated always as identity primary key,
  order_id uuid not null references hotels.stays,
  hotel_id text not null,
  -- the first name it is shown under; null: «مسافر»
  name text check (length(name) between 1 and 60),
  company text not null check (company in ('family', 'couple', 'alone', 'friends')),
  clean smallint not null check (clean between 1 and 5),
  staff smallint not null check (staff between 1 and 5),
  comfort smallint not null check (comfort between 1 and 5),
  place smallint not null check (place between 1 and 5),
  worth smallint not null check (worth between 1 and 5),
  -- tenths of ten
  score smallint not null generated always as ((clean + staff + comfort + place + worth) * 4) stored,
  words text check (length(words) between 1 and 1000),
  check_in date not null,
  nights smallint not null check (nights > 0),
  written_at timestamptz not null,
  state text not null check (state in ('held', 'published', 'refused')),
  -- why the desk holds or refused it, for its author
  reason text check (length(reason) between 1 and 300),
  decided_at timestamptz,
  -- the hotel's
  answer text check (length(answer) between 1 and 1000),
  answered_at timestamptz,
  constraint one_review_a_stay unique (order_id),
  constraint refused_with_a_reason check (state <> 'refused' or reason is not null),
  constraint published_at_a_time check (state = 'held' or decided_at is not null),
  check ((answer is null) = (answered_at is null))
);
create index reviews_of_a_hotel on hotels.reviews (hotel_id, written_at desc) where state = 'published';
create index reviews_to_read on hotels.reviews (written_at) where state = 'held';

-- Who was asked for a review: once a stay.
create table hotels.review_requests (
  order_id uuid primary key references hotels.stays,
  requested_at timestamptz not null
);
create index stays_by_their_end on hotels.stays (check_out) where state = 'issued';

\ir ../functions/hotels.sql

create trigger guarded before insert or update on hotels.reviews
  for each row execute function hotels.guard_review();

-- A message that asks for one may be chosen as the others are.
alter table messages.preferences drop constraint preferences_event_check;
alter table messages.preferences add constraint preferences_event_check
  check (event in ('tickets', 'refunds', 'flights', 'holds', 'steps', 'seats', 'reviews'));
