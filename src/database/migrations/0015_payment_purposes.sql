-- An attempt pays an order or fills a wallet; what the payer brought back, what a card abroad was charged and where the payer
-- was sent stand with it. Besides: money of a wrong amount, and how well each gateway answers.

alter table payments.attempts
  add column purpose text not null default 'order' check (purpose in ('order', 'top-up')),
  -- a name in numbers, for gateways that take no other
  add column serial bigint generated always as identity (start with 1000240) unique,
  -- how the payer gets to the bank: method, address and the fields to post
  add column action jsonb,
  -- what the returns brought that verifying needs
  add column returned jsonb,
  add column charged_currency text check (charged_currency in ('USD', 'AED', 'IQD')),
  -- hundredths of the currency
  add column charged_minor bigint check (charged_minor > 0),
  -- whole rial to one unit of it, and when that rate was set
  add column charged_rate_rial bigint check (charged_rate_rial > 0),
  add column charged_rate_at timestamptz,
  alter column order_id drop not null,
  add constraint an_order_or_a_wallet check ((purpose = 'order') = (order_id is not null)),
  add constraint charged_wholly check (num_nulls(charged_currency, charged_minor, charged_rate_rial, charged_rate_at) in (0, 4));
create index attempts_of_a_user on payments.attempts (user_id, moved_at) where state = 'captured';

create or replace function payments.guard_attempt() returns trigger language plpgsql as $$
begin
  if (new.id, new.order_id, new.user_id, new.gateway_id, new.amount, new.created_at, new.purpose, new.serial)
     is distinct from
     (old.id, old.order_id, old.user_id, old.gateway_id, old.amount, old.created_at, old.purpose, old.serial)
     or (old.reference is not null and new.reference is distinct from old.reference)
     or (old.transaction is not null and new.transaction is distinct from old.transaction)
     or (old.reference is not null and
         (new.charged_currency, new.charged_minor, new.charged_rate_rial, new.charged_rate_at)
         is distinct from (old.charged_currency, old.charged_minor, old.charged_rate_rial, old.charged_rate_at)) then
    raise exception 'what attempt % is about does not change', old.id using errcode = 'restrict_violation';
  end if;
  if new.state <> old.state
     and not exists (select from payments.moves where from_state = old.state and to_state = new.state) then
    raise exception 'an attempt may not go from % to %', old.state, new.state using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

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
create function payments.guard_odd_money() returns trigger language plpgsql as $$
begin
  if (new.attempt_id, new.gateway_id, new.taken, new.transaction, new.found_at)
     is distinct from (old.attempt_id, old.gateway_id, old.taken, old.transaction, old.found_at)
     or (old.became is not null and new.became is distinct from old.became) then
    raise exception 'what was taken for attempt % does not change', old.attempt_id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger odd_money_is_guarded before update on payments.odd_money
  for each row execute function payments.guard_odd_money();
create trigger odd_money_stays before delete or truncate on payments.odd_money
  for each statement execute function public.refuse_change();

-- One transaction of a bank is one thing: it pays an attempt or it is odd.
create function payments.guard_transaction() returns trigger language plpgsql as $$
begin
  if exists (select from payments.odd_money
    where attempt_id = new.id or (gateway_id = new.gateway_id and transaction = new.transaction)) then
    raise exception 'transaction % is odd money already', new.transaction
      using errcode = 'unique_violation', constraint = 'one_transaction_one_meaning';
  end if;
  return new;
end $$;
create trigger transaction_is_guarded before update on payments.attempts
  for each row when (new.state = 'captured' and old.state <> 'captured') execute function payments.guard_transaction();

-- How the latest calls of each gateway went (the newest last), for all processes.
create table payments.health (
  gateway_id integer primary key,
  recent jsonb not null default '[]',
  -- left out of the choice until then; after it one payer may try
  rests_until timestamptz,
  probed_at timestamptz
);
