-- The books' own papers: the daily report, the daily proof, and what the bank itself says.

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

-- What we owe our travellers together, published once a day: the root of a tree in which each finds the own part. Beside it, where
-- that money is at the same moment: the sums agree or are not written. The first proofs do not say.
create table wallet.proof (
  day date primary key,
  root text not null check (root ~ '^[0-9a-f]{64}$'),
  total bigint not null check (total >= 0),
  leaves int not null check (leaves > 0),
  signature text not null,
  public_key text not null,
  at timestamptz not null,
  in_bank bigint,
  at_gateways bigint,
  of_suppliers bigint,
  not_travellers bigint,
  constraint backed check (
    num_nulls(in_bank, at_gateways, of_suppliers, not_travellers) = 4
    or total = in_bank + at_gateways + of_suppliers - not_travellers)
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

-- What a bank stated that the account of travellers' money held on a day, as the desk read it out; rial. A later word of the same
-- day stands over the earlier, which stays to be read.
create table wallet.stated_balance (
  id bigint generated always as identity primary key,
  day date not null,
  balance bigint not null check (balance >= 0),
  entered_at timestamptz not null,
  constraint not_of_days_ahead check (day <= (entered_at at time zone 'Asia/Tehran')::date)
);
create index stated_balance_by_day on wallet.stated_balance (day desc, id desc);
create trigger facts before update or delete on wallet.stated_balance
  for each row execute function public.refuse_change();
create trigger facts_stay before truncate on wallet.stated_balance
  for each statement execute function public.refuse_change();
