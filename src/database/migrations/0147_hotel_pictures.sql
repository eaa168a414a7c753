-- Pictures that suppliers show of their hotels: where each lies there, and what we made of it. Visitors are served ours alone.
create table hotels.pictures (
  -- of supplier and address: the same picture has one id
  id text primary key check (id ~ '^[0-9a-f]{24}$'),
  hotel_id text not null references hotels.told_hotels,
  supplier text not null,
  source text not null check (source like 'http%' and length(source) <= 1000),
  -- after a failure it is left alone until then
  rests_until timestamptz,
  reason text,
  fetched_at timestamptz
);
create index pictures_of_a_hotel on hotels.pictures (hotel_id);
create index pictures_by_age on hotels.pictures (fetched_at) where fetched_at is not null;

-- Each in our sizes and formats. They can be made again, so the oldest go when there are too many.
create table hotels.picture_files (
  picture_id text not null references hotels.pictures on delete cascade,
  width smallint not null check (width in (320, 640, 1280)),
  format text not null check (format in ('avif', 'webp')),
  body bytea not null check (octet_length(body) between 1 and 2000000),
  primary key (picture_id, width, format)
);
