-- Policies of insurers beside our own contract: what they are, as they were offered, and how far they are there.
\ir ../functions/insurance.sql

alter table insurance.policy
  add column supplier text check (supplier ~ '^[a-z]+$'),
  -- who insures and which covers, in the words of the offer
  add column terms jsonb,
  drop constraint a_policy_covers_something,
  add constraint a_policy_covers_something check (
    state = 'released' and plan is null
    or num_nonnulls(contract_id, supplier) = 1 and country is not null and zone is not null and plan is not null
      and tariff is not null and starts_on <= ends_on and until is not null
  ),
  add constraint supplied_in_its_own_words check ((supplier is null) = (terms is null));

create table insurance.supplied (
  order_id uuid primary key references insurance.policy,
  -- theirs; what is made of it has the same name
  offer text not null check (offer <> ''),
  -- asked is stored before anything is sent: from then on a policy may stand there
  state text not null check (state in ('offered', 'asked', 'booked', 'failed')),
  first_asked_at timestamptz,
  asked_at timestamptz,
  -- the order ended: whatever comes of it is cancelled
  let_go_at timestamptz,
  reason text,
  constraint asked_at_a_time check (state in ('offered', 'failed') or asked_at is not null)
);
-- an offer is for one order
create unique index one_order_of_an_offer on insurance.supplied (offer);
create index on insurance.supplied (asked_at) where state = 'asked' or let_go_at is not null;
create trigger guarded before update on insurance.supplied for each row execute function insurance.guard_supplied();

create table insurance.supplied_person (
  order_id uuid not null references insurance.supplied,
  position smallint not null,
  -- theirs
  quote text not null unique check (quote <> ''),
  -- what they ask, in hundredths, at the rate of the sale
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  price_minor bigint not null check (price_minor > 0),
  rate_rial bigint not null check (rate_rial > 0),
  -- rial that would come back, when it was last asked
  refund bigint check (refund >= 0),
  previewed_at timestamptz,
  -- given back by its traveller, or in vain
  cancel_at timestamptz,
  cancelled_at timestamptz,
  by_hand text check (by_hand <> ''),
  primary key (order_id, position),
  foreign key (order_id, position) references insurance.insured,
  constraint previewed_at_a_time check ((refund is null) = (previewed_at is null)),
  constraint cancelled_when_wanted check (cancel_at is not null or cancelled_at is null and by_hand is null)
);
create index on insurance.supplied_person (cancel_at) where cancel_at is not null and cancelled_at is null and by_hand is null;
create trigger guarded before update on insurance.supplied_person for each row
  execute function insurance.guard_supplied_person();
