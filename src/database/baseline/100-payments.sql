-- Attempts to pay, each at one gateway; amounts in rial.
create schema payments;

\ir ../functions/payments.sql

-- The legal moves of an attempt, the same table as in the rules.
create table payments.moves (
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state)
);
insert into payments.moves values
  ('created', 'started'), ('created', 'abandoned'),
  ('started', 'returned'), ('started', 'captured'), ('started', 'declined'), ('started', 'abandoned'),
  ('returned', 'captured'), ('returned', 'declined'), ('returned', 'abandoned'),
  ('declined', 'captured'),
  ('abandoned', 'captured');

-- An attempt pays an order or fills a wallet; what the payer brought back, what a card abroad was charged and where the payer
-- was sent stand with it.
create table payments.attempts (
  id uuid primary key,
  order_id uuid,
  user_id uuid not null,
  gateway_id integer not null,
  amount bigint not null check (amount > 0),
  state text not null default 'created'
    check (state in ('created', 'started', 'returned', 'captured', 'declined', 'abandoned')),
  created_at timestamptz not null,
  moved_at timestamptz not null,
  -- the gateway's name for the attempt, and where the payer was sent
  reference text,
  address text,
  -- the bank's word is still wanted; asked last at
  awaits_bank boolean not null default true,
  asked_at timestamptz not null,
  transaction text,
  card_mask text,
  reason text,
  purpose text not null default 'order' check (purpose in ('order', 'top-up')),
  -- a name in numbers, for gateways that take no other
  serial bigint generated always as identity (start with 1000240) unique,
  -- how the payer gets to the bank: method, address and the fields to post
  action jsonb,
  -- what the returns brought that verifying needs
  returned jsonb,
  charged_currency text check (charged_currency in ('USD', 'AED', 'IQD')),
  -- hundredths of the currency
  charged_minor bigint check (charged_minor > 0),
  -- whole rial to one unit of it, and when that rate was set
  charged_rate_rial bigint check (charged_rate_rial > 0),
  charged_rate_at timestamptz,
  -- by whose receipt a bank verifies (Saman) that is the payment: it is of the attempt that brought it first, captured or not
  receipt text check (receipt <> ''),
  -- which asking a bank answered last with «nothing has been paid, the page is open»: while nobody asked since, that is its word.
  -- Until a bank has said something definite, its payer is offered no second payment
  unpaid_at timestamptz,
  unique (gateway_id, reference),
  -- one transaction of the bank pays once
  unique (gateway_id, transaction),
  check ((state = 'captured') = (transaction is not null)),
  check (state in ('created', 'abandoned') or reference is not null),
  constraint an_order_or_a_wallet check ((purpose = 'order') = (order_id is not null)),
  constraint charged_wholly check (num_nulls(charged_currency, charged_minor, charged_rate_rial, charged_rate_at) in (0, 4))
);
create unique index one_live_attempt_an_order on payments.attempts (order_id)
  where state in ('created', 'started', 'returned');
create unique index one_receipt_one_attempt on payments.attempts (gateway_id, receipt);
create index attempts_awaiting_the_bank on payments.attempts (asked_at) where awaits_bank;
create index attempts_of_an_order on payments.attempts (order_id, created_at);
create index attempts_of_a_user on payments.attempts (user_id, moved_at) where state = 'captured';
-- What an account takes along, and what stands in the way of its end, is looked up by its owner.
create index attempts_by_user on payments.attempts (user_id, created_at);

create table payments.history (
  id bigint generated always as identity primary key,
  attempt_id uuid not null references payments.attempts,
  state text not null,
  reason text,
  at timestamptz not null
);
create index history_of_an_attempt on payments.history (attempt_id);

-- What a bank took that is not what we asked for: it pays nothing. It goes back to the card, or to the payer's wallet.
create table payments.odd_money (
  attempt_id uuid primary key references payments.attempts,
  gateway_id integer not null,
  -- rial, on the bank's word
  taken bigint not null check (taken > 0),
  transaction text not null,
  found_at timestamptz not null,
  -- one at a time sees to it, and is believed to live until then
  leased_until timestamptz,
  became text check (became in ('reversed', 'credited')),
  became_at timestamptz,
  unique (gateway_id, transaction),
  check ((became is null) = (became_at is null))
);

-- What an attempt is about stays, its moves are the legal ones, and each is written down.
create trigger attempt_is_guarded before update on payments.attempts
  for each row execute function payments.guard_attempt();
create trigger transaction_is_guarded before update on payments.attempts
  for each row when (new.state = 'captured' and old.state <> 'captured') execute function payments.guard_transaction();
create trigger attempt_begins after insert on payments.attempts
  for each row execute function payments.write_history();
create trigger attempt_moves after update on payments.attempts
  for each row when (old.state is distinct from new.state) execute function payments.write_history();
create trigger attempts_stay before delete or truncate on payments.attempts
  for each statement execute function public.refuse_change();
create trigger history_is_facts before update or delete or truncate on payments.history
  for each statement execute function public.refuse_change();
create trigger odd_money_is_guarded before update on payments.odd_money
  for each row execute function payments.guard_odd_money();
create trigger odd_money_stays before delete or truncate on payments.odd_money
  for each statement execute function public.refuse_change();

-- How the latest calls of each gateway went (the newest last), for all processes.
create table payments.health (
  gateway_id integer primary key,
  recent jsonb not null default '[]',
  -- left out of the choice until then; after it one payer may try
  rests_until timestamptz,
  probed_at timestamptz
);
