-- What price rules made of a room, a bed or somebody insured, rule by rule: its amount is within what is paid for it, its commission is not.
alter table hotels.rooms
  add column price_rules jsonb not null default '[]',
  add constraint rooms_price_rules check (jsonb_typeof(price_rules) = 'array') not valid;
alter table tours.travellers
  add column price_rules jsonb not null default '[]',
  add constraint travellers_price_rules check (jsonb_typeof(price_rules) = 'array') not valid;
alter table insurance.insured
  add column price_rules jsonb not null default '[]',
  add constraint insured_price_rules check (jsonb_typeof(price_rules) = 'array') not valid;

-- The cheapest that searches of the last days found, at its suppliers' prices: what a price rule is tried on beside sales. Nothing of who
-- searched. A job takes away what is older than a rule is tried on.
create table orders.search_seen (
  product text not null,
  -- in Iran
  day date not null,
  brand text not null,
  channel text not null check (channel in ('site', 'app', 'marketplace', 'agency')),
  -- of what was found; empty: what was found beyond the rows of a day
  digest text not null,
  parts jsonb not null check (jsonb_typeof(parts) = 'array'),
  searches int not null check (searches > 0),
  primary key (product, day, brand, channel, digest)
);
