-- Far carriers count checked baggage in pieces, the others in kilograms: `checked_kg` is so many of this unit.
alter table flights.fares
  add column checked_unit text not null default 'Kg' check (checked_unit in ('Kg', 'Pc'));
