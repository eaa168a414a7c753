-- More accounts, where each movement came from, and the books' own papers: the daily report and the daily proof.

-- refunds-due          (a refund's id)        agreed with the traveller, not yet given
-- payout-clearing      (a provider's name)    above zero: the provider sent it for us and has yet to be paid
-- bank                 (an account's name)    our own account at a bank; below zero is what lies there
-- supplier-receivable  (a product)            below zero: a supplier owes us for what was given back
-- discounts            (a voucher's code)     below zero: given away
-- promotions           (a campaign)           below zero: given away
alter table wallet.account drop constraint account_class_check;
alter table wallet.account add constraint account_class_check check (class in (
  'traveller-wallet', 'prepayment', 'refunds-due', 'gateway-clearing', 'payout-clearing', 'bank',
  'supplier-payable', 'supplier-receivable', 'revenue', 'discounts', 'promotions'));
alter table wallet.account drop constraint never_overdrawn;
alter table wallet.account add constraint never_overdrawn check (
  balance >= 0 or class not in ('traveller-wallet', 'prepayment', 'refunds-due'));

alter table wallet.entry add column refund_id uuid, add column attempt_id uuid;
create index entry_by_refund on wallet.entry (refund_id) where refund_id is not null;
create index entry_by_attempt on wallet.entry (attempt_id) where attempt_id is not null;
create index entry_by_time on wallet.entry (at, id);

-- Money of gateways says of which attempt it is; the keys of the first entries knew it.
alter table wallet.entry disable trigger facts;
update wallet.entry set attempt_id = substr(key, 9)::uuid where key ~ '^capture [0-9a-f-]{36}$';
alter table wallet.entry enable trigger facts;

-- The order in which an account took its postings: drawn while the account is locked, so a running balance in this
-- order is what the balance was. Entries are numbered before the lock and may overtake each other.
alter table wallet.posting add column seq bigint generated always as identity;
drop index wallet.posting_by_account;
create unique index posting_by_account on wallet.posting (account_id, seq desc);

-- What the clearing accounts of a class held at the end of a day, and what it is made of. Written once.
create table wallet.report (
  day date not null,
  class text not null,
  balance bigint not null,
  unexplained bigint not null,
  items jsonb not null,
  at timestamptz not null,
  primary key (day, class)
);
create trigger facts before update or delete on wallet.report for each row execute function public.refuse_change();
create trigger facts_stay before truncate on wallet.report for each statement execute function public.refuse_change();

-- What we owe our travellers together, published once a day: the root of a tree in which each finds the own part.
create table wallet.proof (
  day date primary key,
  root text not null check (root ~ '^[0-9a-f]{64}$'),
  total bigint not null check (total >= 0),
  leaves int not null check (leaves > 0),
  signature text not null,
  public_key text not null,
  at timestamptz not null
);
create table wallet.proof_leaf (
  day date not null references wallet.proof,
  user_id text not null,
  position int not null check (position >= 0),
  nonce text not null,
  amount bigint not null check (amount >= 0),
  primary key (day, user_id),
  unique (day, position)
);
-- level 0 holds the leaves; the last level the one node that the root seals
create table wallet.proof_node (
  day date not null references wallet.proof,
  level int not null check (level >= 0),
  position int not null check (position >= 0),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  sum bigint not null check (sum >= 0),
  primary key (day, level, position)
);
create trigger facts before update or delete on wallet.proof for each row execute function public.refuse_change();
create trigger facts before update or delete on wallet.proof_leaf for each row execute function public.refuse_change();
create trigger facts before update or delete on wallet.proof_node for each row execute function public.refuse_change();
create trigger facts_stay before truncate on wallet.proof for each statement execute function public.refuse_change();
create trigger facts_stay before truncate on wallet.proof_leaf for each statement execute function public.refuse_change();
create trigger facts_stay before truncate on wallet.proof_node for each statement execute function public.refuse_change();
