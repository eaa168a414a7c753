-- The evidence file of an order: what its buyer agreed to, paid and was told, as it was then. Each piece is sealed with the one
-- before it, so that none can be changed, taken out or put between unseen. Without the names of people: it outlives accounts.
create table orders.evidence (
  order_id uuid not null references orders."order",
  n integer not null check (n > 0),
  at timestamptz not null,
  kind text not null check (kind <> ''),
  -- what it is of, by the number it has there: written down once
  ref text not null check (ref <> ''),
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  previous_hash bytea not null check (length(previous_hash) = 32),
  hash bytea not null check (length(hash) = 32),
  primary key (order_id, n),
  constraint once_each unique (order_id, kind, ref)
);

-- How far each goes: a tail that was cut off is missed by it.
create table orders.evidence_head (
  order_id uuid primary key references orders."order",
  n integer not null check (n >= 0),
  hash bytea not null check (length(hash) = 32)
);

\ir ../functions/orders-evidence.sql

create trigger pieces_are_sealed before insert on orders.evidence for each row execute function orders.seal_evidence();
create trigger pieces_stand before update or delete or truncate on orders.evidence
  for each statement execute function public.refuse_change();
create trigger head_follows_pieces before insert or update or delete or truncate on orders.evidence_head
  for each statement execute function orders.guard_evidence_head();
create trigger kept_as_evidence after insert on orders.history for each row
  when (new.status in ('approved', 'paid', 'issued', 'failed', 'refunded')) execute function orders.keep_evidence();
create trigger kept_as_evidence after insert on orders.screen_log for each row
  when (new.order_id is not null) execute function orders.keep_screen_evidence();
