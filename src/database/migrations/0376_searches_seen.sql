-- The cheapest that searches of the last days found, at its suppliers' prices: what a price rule is tried on beside sales. Nothing of who
-- searched; the same offer of a day is one row. A job takes away what is older than a rule is tried on.
create table flights.search_seen (
  -- in Iran
  day date not null,
  brand text not null,
  -- its flights, out and back; none: what was found beyond the rows of a day
  fare_ids bigint[] not null,
  -- of each flight supplier, airline, origin, destination, date, and what an adult pays there in rial
  parts jsonb not null check (jsonb_typeof(parts) = 'array'),
  searches int not null check (searches > 0),
  primary key (day, brand, fare_ids)
);
