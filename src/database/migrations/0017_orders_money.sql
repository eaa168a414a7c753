-- What an order's total is made of: total = gateway + wallet + discount, to the rial; and how its price and its voucher may change.
insert into orders.life (was, becomes) values ('issued', 'refunded');

alter table orders."order"
  add column discount bigint not null default 0 check (discount >= 0),
  add column wallet_part bigint not null default 0 check (wallet_part >= 0),
  -- how often the wallet's part has changed: each change is an entry of its own in the ledger
  add column wallet_step int not null default 0,
  -- when something of it was last given back by a refund
  add column refunded_at timestamptz,
  add constraint parts_fit check (discount + wallet_part <= total);

do $$
declare one text;
begin
  for one in select conname from pg_constraint where conrelid = 'orders."order"'::regclass and contype = 'c'
    and (pg_get_constraintdef(oid) like '%paid_at%' or pg_get_constraintdef(oid) like '%reference%')
  loop
    execute format('alter table orders."order" drop constraint %I', one);
  end loop;
end $$;
alter table orders."order"
  add constraint paid_has_its_time
    check ((paid_at is not null) = (status in ('paid', 'issuing', 'issued', 'refunded', 'failed'))),
  add constraint issued_has_its_reference check ((reference is not null) = (status in ('issued', 'refunded'))),
  add constraint refunded_has_its_time check (status <> 'refunded' or refunded_at is not null);

-- The supplier asked another price before the traveller had agreed. Without an agreement it is an offer, and there is one at most.
create table orders.price_change (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders."order",
  was bigint not null check (was > 0),
  becomes bigint not null check (becomes > 0 and becomes <> was),
  asked_by text not null check (asked_by in ('airline', 'seller')),
  noticed_at timestamptz not null,
  agreed_at timestamptz,
  agreed_in xid8,
  check ((agreed_at is null) = (agreed_in is null))
);
create index price_change_by_order on orders.price_change (order_id, id);
create unique index one_offer on orders.price_change (order_id) where agreed_at is null;
create trigger facts before update or delete on orders.price_change for each row
  when (old.agreed_at is not null) execute function public.refuse_change();

create or replace function orders.guard_life() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'created' then
      raise exception 'an order begins as created' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if new.status is distinct from old.status
    and not exists (select from orders.life where was = old.status and becomes = new.status) then
    raise exception 'an order may not become % from %', new.status, old.status using errcode = 'restrict_violation';
  end if;
  if (new.id, new.number, new.owner_id, new.created_at) <> (old.id, old.number, old.owner_id, old.created_at) then
    raise exception 'what was ordered does not change' using errcode = 'restrict_violation';
  end if;
  if new.total <> old.total and (old.status <> 'submitted' or not exists (
    select from orders.price_change where order_id = new.id and was = old.total and becomes = new.total
      and agreed_in = pg_current_xact_id())) then
    raise exception 'a total does not change without an agreement' using errcode = 'restrict_violation';
  end if;
  if (new.discount, new.wallet_part) <> (old.discount, old.wallet_part)
    and old.status not in ('created', 'submitted', 'approved')
    and new.status not in ('expired', 'cancelled', 'rejected') then
    raise exception 'how a paid order was paid does not change' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- Codes are kept as the rule writes them: capitals and Latin digits, nothing between.
create table orders.voucher (
  code text primary key check (code ~ '^[A-Z0-9]{3,32}$'),
  product text check (product in ('flight')),
  percent smallint check (percent between 1 and 100),
  amount bigint check (amount > 0),
  most bigint check (most > 0),
  least_total bigint not null default 0 check (least_total >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  uses_limit int check (uses_limit >= 0),
  uses_per_user int check (uses_per_user > 0),
  budget bigint check (budget > 0),
  used int not null default 0 check (used >= 0),
  spent bigint not null default 0 check (spent >= 0),
  check ((percent is null) <> (amount is null)),
  check (starts_at < ends_at),
  constraint within_limit check (used <= uses_limit),
  constraint within_budget check (spent <= budget)
);

create table orders.voucher_use (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders."order",
  provider text not null,
  code text not null,
  user_id uuid not null,
  discount bigint not null check (discount > 0),
  -- what the traveller's side sent for the provider, as it came
  provider_extra text,
  taken_at timestamptz not null,
  given_back_at timestamptz
);
create unique index one_voucher on orders.voucher_use (order_id) where given_back_at is null;
create index voucher_use_by_user on orders.voucher_use (provider, code, user_id) where given_back_at is null;
create trigger facts before update or delete on orders.voucher_use for each row
  when (old.given_back_at is not null) execute function public.refuse_change();

-- How often something was tried in the current window: guesses of codes and of order numbers.
create table orders.tries (
  subject text primary key,
  since timestamptz not null,
  count int not null check (count > 0)
);
create index tries_by_age on orders.tries (since);
