-- How an order's price may change, and what a code takes off it.

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

-- Codes are kept as the rule writes them: capitals and Latin digits, nothing between.
create table orders.voucher (
  code text primary key check (code ~ '^[A-Z0-9]{3,32}$'),
  product text check (product in ('flight', 'hotel', 'visa')),
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
