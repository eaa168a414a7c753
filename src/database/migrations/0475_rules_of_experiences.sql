-- What price rules made of a booking, rule by rule: their amount is within its total. Rules may take more off than our own part, so what is
-- owed to its supplier may be above the total.
alter table experiences.booking
  add column price_rules jsonb not null default '[]',
  add constraint booking_price_rules check (jsonb_typeof(price_rules) = 'array') not valid,
  add constraint booking_owes check (supplier_share >= 0) not valid,
  drop constraint booking_check;
