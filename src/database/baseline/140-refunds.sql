-- What was given back: what it cost, where the money goes, and how far it is.
create schema refunds;

\ir ../functions/refunds.sql

-- Tickets that go back whole, whatever their ladder says (delays, cancelled flights, emergencies).
create table refunds.waiver (
  id bigint generated always as identity primary key,
  reason text not null check (reason in ('delay', 'cancelled', 'emergency')),
  airline_code text,
  flight_number text,
  departs_from timestamptz not null,
  departs_until timestamptz not null check (departs_until > departs_from),
  sold_before timestamptz,
  ask_until timestamptz,
  covers_charter boolean not null,
  source text not null check (source <> ''),
  declared_at timestamptz not null,
  -- the tickets of this order alone: its airline moved its people, and others may fly as they were sold
  order_id uuid
);
create index waiver_by_departure on refunds.waiver (departs_until);
create trigger facts before update or delete on refunds.waiver for each row execute function public.refuse_change();
create trigger facts_stay before truncate on refunds.waiver for each statement execute function public.refuse_change();

-- What a refund would bring, fixed for some minutes from the click; amounts in rial.
create table refunds.quote (
  id uuid primary key,
  order_id uuid not null references orders."order",
  user_id uuid not null,
  items jsonb not null,
  paid bigint not null,
  penalty bigint not null check (penalty >= 0),
  refund bigint not null check (refund > 0),
  made_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > made_at),
  -- signed: what the traveller holds in hand
  receipt text not null,
  check (paid = penalty + refund),
  constraint quote_of unique (id, order_id, user_id, refund, penalty)
);
create index quote_by_order on refunds.quote (order_id);
create trigger facts before update or delete on refunds.quote for each row execute function public.refuse_change();
create trigger facts_stay before truncate on refunds.quote for each statement execute function public.refuse_change();

create sequence refunds.serial;

create table refunds.life (
  was text not null,
  becomes text not null,
  primary key (was, becomes)
);
insert into refunds.life (was, becomes) values
  ('agreed', 'sent'), ('agreed', 'paid'), ('agreed', 'bounced'),
  ('sent', 'paid'), ('sent', 'bounced'),
  ('paid', 'bounced'), ('bounced', 'paid');

-- What is given back is what was quoted for that very order to that very traveller.
create table refunds.request (
  id uuid primary key default gen_random_uuid(),
  tracking_number text not null unique,
  order_id uuid not null references orders."order",
  user_id uuid not null,
  quote_id uuid not null unique references refunds.quote,
  reason_id smallint not null,
  destination text not null check (destination in ('wallet', 'bank')),
  -- the bank account, sealed; and as much of it as its owner needs to know it by
  account bytea,
  account_hint text,
  amount bigint not null check (amount > 0),
  penalty bigint not null check (penalty >= 0),
  state text not null default 'agreed',
  -- where the money is in the end: a bounced one goes to the wallet
  paid_into text check (paid_into in ('wallet', 'bank')),
  made_at timestamptz not null,
  due_at timestamptz not null check (due_at >= made_at),
  check ((destination = 'bank') = (account is not null)),
  check ((account is null) = (account_hint is null)),
  check ((state = 'paid') = (paid_into is not null)),
  constraint request_of unique (id, order_id),
  constraint by_its_own_quote
    foreign key (quote_id, order_id, user_id, amount, penalty) references refunds.quote (id, order_id, user_id, refund, penalty)
);
create index request_by_order on refunds.request (order_id);
create index request_unpaid on refunds.request (due_at) where state <> 'paid';
create index request_by_user on refunds.request (user_id);
create trigger guarded before insert or update on refunds.request for each row execute function refunds.guard_life();
create trigger stays before delete on refunds.request for each row execute function public.refuse_change();
create trigger stays_too before truncate on refunds.request for each statement execute function public.refuse_change();

-- One person on one leg is given back once, whoever asks how often; for the amounts of the quote its request was agreed by.
create table refunds.item (
  order_id uuid not null references orders."order",
  passenger smallint not null check (passenger >= 0),
  leg smallint not null check (leg >= 0),
  request_id uuid not null references refunds.request,
  percent smallint not null check (percent between 0 and 100),
  paid bigint not null,
  penalty bigint not null check (penalty >= 0),
  refund bigint not null check (refund >= 0),
  from_supplier bigint not null check (from_supplier >= 0),
  from_revenue bigint not null check (from_revenue >= 0),
  to_discounts bigint not null check (to_discounts >= 0),
  constraint refunded_once primary key (order_id, passenger, leg),
  check (paid = penalty + refund),
  check (from_supplier + from_revenue = refund + to_discounts),
  constraint of_its_request_order foreign key (request_id, order_id) references refunds.request (id, order_id)
);
create index item_by_request on refunds.item (request_id);
create trigger facts before update or delete on refunds.item for each row execute function public.refuse_change();
create trigger facts_stay before truncate on refunds.item for each statement execute function public.refuse_change();
create trigger as_quoted before insert on refunds.item for each row execute function refunds.guard_item();

create table refunds.history (
  id bigint generated always as identity primary key,
  request_id uuid not null references refunds.request,
  state text not null,
  at timestamptz not null
);
create index history_by_request on refunds.history (request_id, id);
create trigger facts before update or delete on refunds.history for each row execute function public.refuse_change();
create trigger facts_stay before truncate on refunds.history for each statement execute function public.refuse_change();

-- An order to the provider that pays out. Its id goes with it and is known before it is sent, so that it is never paid twice.
create table refunds.payout (
  id uuid primary key,
  request_id uuid not null unique references refunds.request,
  -- sent at least once: an answer may be missing
  asked_at timestamptz,
  provider_id text,
  reference text,
  -- when to ask how it stands; null when there is nothing more to ask
  look_at timestamptz
);
create index payout_to_look_at on refunds.payout (look_at) where look_at is not null;
create trigger sent_by_one before update of asked_at on refunds.payout
  for each row when (old.asked_at is not null) execute function refunds.guard_payout();

-- What was paid for lateness, by the day begun; amounts in rial.
create table refunds.compensation (
  request_id uuid not null references refunds.request,
  day smallint not null check (day > 0),
  amount bigint not null check (amount > 0),
  at timestamptz not null,
  primary key (request_id, day)
);
create trigger facts before update or delete on refunds.compensation for each row execute function public.refuse_change();
create trigger guarded before insert on refunds.compensation for each row execute function refunds.guard_compensation();

-- Who wishes to be told before the penalty of an order rises.
create table refunds.reminder (
  order_id uuid primary key references orders."order",
  user_id uuid not null,
  -- when to tell next; null when nothing rises any more
  tell_at timestamptz,
  chosen_at timestamptz not null
);
create index reminder_due on refunds.reminder (tell_at) where tell_at is not null;
create index reminder_by_user on refunds.reminder (user_id);
