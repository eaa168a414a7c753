-- Contracts with insurers, policies of orders, and the numbers of whoever is insured.
create schema insurance;

\ir ../functions/insurance.sql

-- What the desk has signed: who insures, whom travellers call, and the numbers we may give out.
create table insurance.contract (
  id text primary key check (id <> ''),
  insurer text not null check (insurer <> ''),
  insurer_en text not null check (insurer_en <> ''),
  -- of the company that helps abroad, at any hour
  assistance text not null check (assistance <> ''),
  assistance_phone text not null check (assistance_phone ~ '^\+[0-9]{8,15}$'),
  -- what stands before the number
  prefix text not null check (prefix ~ '^[A-Z0-9-]{0,12}$'),
  first bigint not null check (first >= 0),
  last bigint not null,
  next bigint not null,
  signed_at timestamptz not null,
  ended_at timestamptz,
  constraint numbers_of_the_range check (first <= last and next between first and last + 1)
);
-- one is sold by at a time
create unique index one_open_contract on insurance.contract ((true)) where ended_at is null;
create trigger guarded before update on insurance.contract for each row execute function insurance.guard_contract();
create trigger facts before delete on insurance.contract for each row execute function public.refuse_change();

-- What an order covers. A row without a plan is an order that ended before it was one.
create table insurance.policy (
  order_id uuid primary key,
  state text not null check (state in ('held', 'issued', 'released')),
  contract_id text references insurance.contract,
  country text check (country ~ '^[A-Z]{2}$'),
  zone text check (zone in ('arab', 'near', 'schengen', 'world', 'america')),
  plan text check (plan in ('basic', 'companion', 'full')),
  tariff text check (tariff <> ''),
  starts_on date,
  ends_on date,
  -- rial, kept of each that is given back before the first day
  fee bigint not null default 0 check (fee >= 0),
  until timestamptz,
  taken_at timestamptz not null,
  issued_at timestamptz,
  reference text,
  -- since when the refusal of the visa is on our desk
  visa_refused_at timestamptz,
  constraint a_policy_covers_something check (
    state = 'released' and plan is null
    or contract_id is not null and country is not null and zone is not null and plan is not null and tariff is not null
      and starts_on <= ends_on and until is not null
  ),
  constraint issued_with_a_number check ((state = 'issued') = (issued_at is not null) and (state = 'issued') = (reference is not null)),
  constraint refused_when_issued check (visa_refused_at is null or state = 'issued')
);
create index on insurance.policy (until) where state = 'held';
create trigger guarded before update on insurance.policy for each row execute function insurance.guard_policy();

create table insurance.insured (
  order_id uuid not null references insurance.policy,
  -- the place in the order, from 0, which is its passenger's
  position smallint not null check (position between 0 and 8),
  -- years on the first day
  age smallint not null check (age between 0 and 120),
  -- rial; the commission is within the premium
  premium bigint not null check (premium > 0),
  duty bigint not null check (duty >= 0),
  commission bigint not null check (commission between 0 and premium),
  number text unique check (number <> ''),
  refunded_at timestamptz,
  primary key (order_id, position),
  constraint refunded_when_issued check (refunded_at is null or number is not null)
);
create trigger guarded before update on insurance.insured for each row execute function insurance.guard_insured();
