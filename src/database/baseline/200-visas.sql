-- Countries, requests with their people and papers, and what became of them.
create schema visas;

\ir ../functions/visas.sql

-- Countries whose requests nobody takes for now.
create table visas.closed (
  country text primary key check (country ~ '^[A-Z]{2}$'),
  closed_at timestamptz not null
);

-- Countries whose requests the desk has said it takes, at the prices we show. A demo takes all that are not closed; production
-- these alone, since until somebody of the house has said so nobody answers for the prices.
create table visas.opened (
  country text primary key check (country ~ '^[A-Z]{2}$'),
  opened_at timestamptz not null
);

-- The only ways on.
create table visas.life (
  was text not null,
  becomes text not null,
  primary key (was, becomes)
);
insert into visas.life (was, becomes) values
  ('unpaid', 'received'), ('unpaid', 'dropped'),
  ('received', 'checked'), ('received', 'withdrawn'),
  ('checked', 'sent'), ('checked', 'withdrawn'),
  ('sent', 'decided'), ('sent', 'withdrawn');
create trigger facts before update or delete on visas.life for each row execute function public.refuse_change();

create sequence visas.case_serial start 204117;

-- What an order asks for. A row without a country is an order that ended before it was one.
create table visas.request (
  order_id uuid primary key,
  stage text not null check (stage in ('unpaid', 'received', 'checked', 'sent', 'decided', 'withdrawn', 'dropped')),
  country text check (country ~ '^[A-Z]{2}$'),
  type text check (type in ('tourist', 'transit')),
  days smallint check (days between 1 and 365),
  entry text check (entry in ('single', 'multiple')),
  speed text check (speed in ('normal', 'urgent')),
  travel_date date,
  -- of one applicant, rial
  fee bigint not null default 0 check (fee >= 0),
  service bigint not null default 0 check (service >= 0),
  guarantee bigint not null default 0 check (guarantee >= 0),
  people smallint not null default 0 check (people between 0 and 9),
  until timestamptz,
  taken_at timestamptz not null,
  case_number text unique,
  received_at timestamptz,
  -- until when the answer is promised; later by as long as we waited for another picture
  promised_at timestamptz,
  -- since when another picture is waited for
  waiting_since timestamptz,
  decided_at timestamptz,
  constraint a_request_is_of_something check (
    stage = 'dropped' and country is null
    or country is not null and type is not null and days is not null and entry is not null and speed is not null
      and travel_date is not null and people > 0 and fee + service + guarantee > 0
  ),
  constraint filed_when_paid check (
    (stage in ('unpaid', 'dropped')) = (received_at is null)
    and (received_at is null) = (case_number is null) and (received_at is null) = (promised_at is null)
  ),
  constraint decided_at_a_time check ((stage = 'decided') = (decided_at is not null)),
  constraint waits_while_open check (waiting_since is null or stage in ('received', 'checked', 'sent'))
);
create index on visas.request (promised_at) where stage in ('received', 'checked', 'sent');
create trigger guarded before update on visas.request for each row execute function visas.guard_request();

create table visas.applicant (
  order_id uuid not null references visas.request,
  -- the place in the order, from 0, which is its passenger's
  position smallint not null check (position between 0 and 8),
  outcome text not null default 'waiting' check (outcome in ('waiting', 'approved', 'rejected', 'withdrawn')),
  -- why it was rejected, for the traveller
  reason text check (reason <> ''),
  answered_at timestamptz,
  -- what a guarantee promises has been given back, or there was nothing to give
  settled_at timestamptz,
  primary key (order_id, position),
  constraint answered_at_a_time check ((outcome = 'waiting') = (answered_at is null)),
  constraint rejected_for_a_reason check ((outcome = 'rejected') = (reason is not null)),
  constraint only_rejections_are_settled check (settled_at is null or outcome = 'rejected')
);
create index on visas.applicant (answered_at) where outcome = 'rejected' and settled_at is null;
create trigger guarded before update on visas.applicant for each row execute function visas.guard_applicant();

-- A picture of the documents room, by its number there, which is none once it is destroyed.
create table visas.paper (
  order_id uuid not null,
  position smallint not null,
  kind text not null check (kind in ('passport', 'photo', 'nationalCard', 'birthCertificate', 'previousVisa')),
  blob_id uuid,
  state text not null default 'given' check (state in ('given', 'checked', 'asked-again', 'purged')),
  -- what is wrong with it
  says text check (says <> ''),
  primary key (order_id, position, kind),
  foreign key (order_id, position) references visas.applicant,
  constraint asked_again_for_a_reason check ((state = 'asked-again') = (says is not null)),
  constraint purged_is_gone check ((state = 'purged') = (blob_id is null))
);

-- What happened to a request, as its owner reads it.
create table visas.event (
  id bigint generated always as identity primary key,
  order_id uuid not null references visas.request,
  stage text not null,
  at timestamptz not null,
  says text not null check (says <> '')
);
create index on visas.event (order_id, id);
create trigger facts before update or delete on visas.event for each row execute function public.refuse_change();
create trigger facts_stay before truncate on visas.event for each statement execute function public.refuse_change();

-- An issued visa, sealed; destroyed with its owner's account.
create table visas.file (
  order_id uuid not null,
  position smallint not null,
  type text not null check (type in ('application/pdf', 'image/jpeg')),
  sealed bytea not null,
  given_at timestamptz not null,
  primary key (order_id, position),
  foreign key (order_id, position) references visas.applicant
);
create trigger facts before update on visas.file for each row execute function public.refuse_change();
