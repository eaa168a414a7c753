-- Others pay an order: one all of it, or several a part each. What they pay is held beside the order until the last part is there;
-- then it pays the order, and otherwise it goes back to whoever paid.

-- shares-held          (an order's id)        taken for parts of an order that is not paid by them, or goes back
alter table wallet.account drop constraint account_class_check, drop constraint never_overdrawn;
alter table wallet.account
  add constraint account_class_check check (class in (
    'traveller-wallet', 'prepayment', 'refunds-due', 'gateway-clearing', 'payout-clearing', 'bank', 'supplier-payable',
    'supplier-receivable', 'revenue', 'discounts', 'promotions', 'rebooking', 'withdrawals-due', 'shares-held')) not valid,
  add constraint never_overdrawn check (balance >= 0
    or class not in ('traveller-wallet', 'prepayment', 'refunds-due', 'withdrawals-due', 'shares-held')) not valid;

alter table payments.attempts drop constraint attempts_purpose_check;
alter table payments.attempts
  add constraint attempts_purpose_check check (purpose in ('order', 'trip', 'top-up', 'share')) not valid;

-- What an attempt for a share is for, and the page its payer comes back to.
create table payments.for_share (
  attempt_id uuid primary key references payments.attempts,
  share_id uuid not null,
  return_to text not null check (return_to ~ '^/')
);
create index attempts_of_a_share on payments.for_share (share_id);
create trigger stays before update or delete or truncate on payments.for_share
  for each statement execute function public.refuse_change();

create table orders.split (
  id uuid primary key,
  order_id uuid not null references orders."order",
  -- the idempotency key of the call that made it: asked twice, made once
  once text not null,
  -- what its shares make, rial
  amount bigint not null check (amount > 0),
  -- the name by which the payers know who asks them
  host text not null check (host <> ''),
  state text not null default 'open' check (state in ('open', 'paid', 'closed')),
  made_at timestamptz not null,
  unique (order_id, once)
);
create unique index one_split_an_order on orders.split (order_id) where state in ('open', 'paid');

create table orders.share (
  id uuid primary key,
  split_id uuid not null references orders.split,
  place smallint not null check (place between 1 and 9),
  -- whose it is, in the words of the order's owner
  label text not null check (label <> ''),
  amount bigint not null check (amount > 0),
  -- names its link; another closes the one before
  token text not null unique check (length(token) >= 16),
  seen_at timestamptz,
  unique (split_id, place)
);

-- What was paid of a share. One payment of each is held or spent; whatever comes beside it goes back.
create table orders.share_payment (
  -- the attempt's, of one at a gateway
  id uuid primary key,
  share_id uuid not null references orders.share,
  order_id uuid not null references orders."order",
  source text not null check (source in ('gateway', 'wallet')),
  gateway_id integer,
  amount bigint not null check (amount > 0),
  -- whose wallet has it where it does not go back to a card
  payer_id uuid not null,
  state text not null check (state in ('held', 'spent', 'returning', 'reversed', 'credited')),
  -- it was a part of what paid the order
  was_spent boolean not null default false,
  paid_at timestamptz not null,
  -- one at a time asks its bank, and is believed to live until then
  leased_until timestamptz,
  asked int not null default 0,
  constraint at_its_gateway check ((source = 'gateway') = (gateway_id is not null)),
  constraint was_a_part check (state <> 'spent' or was_spent)
);
create unique index one_payment_a_share on orders.share_payment (share_id) where state in ('held', 'spent');
create index share_payments_of_an_order on orders.share_payment (order_id);
create index going_back on orders.share_payment (leased_until) where state = 'returning';
create index share_payments_of_a_payer on orders.share_payment (payer_id);

\ir ../functions/orders-shares.sql

create trigger split_is_guarded before update on orders.split for each row execute function orders.guard_split();
create trigger returns_what_is_held after update of state on orders.split for each row
  when (old.state = 'open' and new.state = 'closed') execute function orders.return_held();
create trigger splits_stay before delete or truncate on orders.split for each statement execute function public.refuse_change();
create trigger share_is_guarded before update on orders.share for each row execute function orders.guard_share();
create trigger shares_stay before delete or truncate on orders.share for each statement execute function public.refuse_change();
create trigger share_payment_begins before insert on orders.share_payment for each row execute function orders.begin_share_payment();
create trigger share_payment_is_guarded before update on orders.share_payment
  for each row execute function orders.guard_share_payment();
create trigger share_payments_stay before delete or truncate on orders.share_payment
  for each statement execute function public.refuse_change();
create constraint trigger shares_make_it after insert or update on orders.split deferrable initially deferred
  for each row execute function orders.check_split();
create constraint trigger shares_make_it after insert on orders.share deferrable initially deferred
  for each row execute function orders.check_split();
-- Whatever ends the wait of an order ends its split with it.
create trigger ends_its_split after update on orders."order" for each row
  when (old.status = 'approved' and new.status <> 'approved') execute function orders.end_split();
