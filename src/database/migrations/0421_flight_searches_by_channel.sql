-- As flights.search_seen, with the channel that was searched through: a rule about a channel is tried on searches too. The old table is
-- written by servers of the build before alone, and is empty a week after.
create table flights.search_found (
  -- in Iran
  day date not null,
  brand text not null,
  channel text not null check (channel in ('site', 'app', 'marketplace', 'agency')),
  -- its flights, out and back; none: what was found beyond the rows of a day
  fare_ids bigint[] not null,
  -- of each flight supplier, airline, origin, destination, date, and what an adult pays there in rial
  parts jsonb not null check (jsonb_typeof(parts) = 'array'),
  searches int not null check (searches > 0),
  primary key (day, brand, channel, fare_ids)
);
