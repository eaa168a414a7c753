-- Hotels that somebody put a heart at; a guest's are in the guest's own browser.
create table hotels.favourites (
  user_id uuid not null,
  hotel_id text not null check (hotel_id ~ '^[a-z0-9-]{3,60}$'),
  saved_at timestamptz not null,
  primary key (user_id, hotel_id)
);
