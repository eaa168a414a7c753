-- A slip in the name, birth date or papers of somebody whose ticket is issued is put right: at once where the airline allows it,
-- by the desk where it has to be asked. What was asked, and what became of it, stands here.
create table orders.correction (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders."order",
  position smallint not null check (position between 0 and 8),
  before jsonb not null,
  after jsonb not null,
  state text not null check (state in ('requested', 'done', 'refused')),
  requested_at timestamptz not null,
  decided_at timestamptz,
  -- in words for the traveller
  reason text,
  applied_in xid8,
  stripped boolean not null default false,
  constraint something_changes check (stripped or before <> after),
  constraint decided_has_its_time check ((state = 'requested') = (decided_at is null)),
  constraint done_was_applied check ((state = 'done') = (applied_in is not null)),
  constraint refused_says_why check ((state = 'refused') = (reason is not null))
);
create index correction_by_order on orders.correction (order_id, id);
create unique index one_open_correction on orders.correction (order_id, position) where state = 'requested';

\ir ../functions/orders-corrections.sql

create trigger guarded before update on orders.correction for each row execute function orders.guard_correction();
create trigger stays before delete on orders.correction for each row execute function public.refuse_change();
create trigger guarded before update on orders.passenger for each row execute function orders.guard_passenger();
