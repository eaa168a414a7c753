-- Flights that somebody lets us sell by a contract are loaded by the desk. Every day of theirs is written with its departures and fares
-- when the contract is loaded; what production sells of its own is these alone.
\ir ../functions/flights-contracts.sql

create table flights.contracts (
  name text primary key check (name ~ '^[a-z][a-z0-9-]{2,39}$'),
  -- word for word as it was loaded; its shape is in contracts/contract.ts
  document jsonb not null,
  -- the last day of it that a flight leaves on, local to its airport
  until date not null,
  loaded_at timestamptz not null,
  -- from then on nothing of it is sold; what was sold stands
  withdrawn_at timestamptz
);
create trigger guarded before update or delete on flights.contracts
  for each row execute function flights.guard_contract();

alter table flights.fares
  add column contract text references flights.contracts,
  add constraint contracts_are_ours check (contract is null or supplier = 'own');
create index on flights.fares (contract) where contract is not null;
