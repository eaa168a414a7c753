-- What a gateway says it sent to our account, and what the bank says came there: each is held against the other.
create table payments.settlement (
  id bigint generated always as identity primary key,
  gateway_id integer not null,
  day date not null,
  -- the transfer's number, where the gateway tells it
  reference text check (reference <> ''),
  captures integer check (captures > 0),
  amount bigint not null check (amount > 0),
  fees bigint not null check (fees >= 0 and fees < amount),
  read_at timestamptz not null,
  unique (gateway_id, reference)
);
create table payments.bank_transfer (
  day date not null,
  reference text not null check (reference <> ''),
  amount bigint not null check (amount > 0),
  entered_at timestamptz not null,
  primary key (day, reference)
);
create trigger facts before update or delete on payments.settlement for each row execute function public.refuse_change();
create trigger facts before update or delete on payments.bank_transfer for each row execute function public.refuse_change();
create trigger facts_stay before truncate on payments.settlement for each statement execute function public.refuse_change();
create trigger facts_stay before truncate on payments.bank_transfer for each statement execute function public.refuse_change();
