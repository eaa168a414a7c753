-- Attempts to pay, each at one gateway for one order; amounts in rial.
create schema payments;

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

create table payments.attempts (
  id uuid primary key,
  order_id uuid not null,
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
  unique (gateway_id, reference),
  -- one transaction of the bank pays once
  unique (gateway_id, transaction),
  check ((state = 'captured') = (transaction is not null)),
  check (state in ('created', 'abandoned') or reference is not null)
);
create unique index one_live_attempt_an_order on payments.attempts (order_id)
  where state in ('created', 'started', 'returned');
create index attempts_awaiting_the_bank on payments.attempts (asked_at) where awaits_bank;
create index attempts_of_an_order on payments.attempts (order_id, created_at);

create table payments.history (
  id bigint generated always as identity primary key,
  attempt_id uuid not null references payments.attempts,
  state text not null,
  reason text,
  at timestamptz not null
);
create index history_of_an_attempt on payments.history (attempt_id);
create trigger history_is_facts before update or delete or truncate on payments.history
  for each statement execute function public.refuse_change();
create trigger attempts_stay before delete or truncate on payments.attempts
  for each statement execute function public.refuse_change();

create function payments.guard_attempt() returns trigger language plpgsql as $$
begin
  if (new.id, new.order_id, new.user_id, new.gateway_id, new.amount, new.created_at)
     is distinct from (old.id, old.order_id, old.user_id, old.gateway_id, old.amount, old.created_at)
     or (old.reference is not null and new.reference is distinct from old.reference)
     or (old.transaction is not null and new.transaction is distinct from old.transaction) then
    raise exception 'what attempt % is about does not change', old.id using errcode = 'restrict_violation';
  end if;
  if new.state <> old.state
     and not exists (select from payments.moves where from_state = old.state and to_state = new.state) then
    raise exception 'an attempt may not go from % to %', old.state, new.state using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger attempt_is_guarded before update on payments.attempts
  for each row execute function payments.guard_attempt();

create function payments.write_history() returns trigger language plpgsql as $$
begin
  insert into payments.history (attempt_id, state, reason, at)
  values (new.id, new.state, new.reason, new.moved_at);
  return null;
end $$;
create trigger attempt_begins after insert on payments.attempts
  for each row execute function payments.write_history();
create trigger attempt_moves after update on payments.attempts
  for each row when (old.state is distinct from new.state) execute function payments.write_history();
