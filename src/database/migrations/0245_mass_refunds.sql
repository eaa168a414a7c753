-- Many orders given back at once. Which ones is settled when it is proposed, so that what two people agree on is what is done;
-- each order is given back in one transaction with its row here, so that nobody is refunded twice whoever works on it.
create table desk.mass_refund (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity (start with 101) unique,
  title text not null check (title <> ''),
  made_by uuid not null references desk.staff,
  made_at timestamptz not null,
  -- when the second person agreed
  started_at timestamptz,
  stopped_at timestamptz,
  constraint stopped_after_start check (stopped_at is null or started_at is not null)
);
create index on desk.mass_refund (made_by);
create index mass_refund_at_work on desk.mass_refund (id) where started_at is not null and stopped_at is null;

create table desk.mass_refund_order (
  mass_refund_id uuid not null references desk.mass_refund,
  order_id uuid not null references orders."order",
  order_number text not null,
  -- null: all that may go back
  legs smallint[],
  -- rial, when it was proposed
  expected bigint not null check (expected >= 0),
  state text not null default 'left' check (state in ('left', 'done', 'failed')),
  refund_number text unique,
  amount bigint check (amount > 0),
  failure text,
  at timestamptz,
  primary key (mass_refund_id, order_id),
  constraint done_with_its_refund check ((state = 'done') = (refund_number is not null) and (state = 'done') = (amount is not null)),
  constraint failed_with_its_reason check ((state = 'failed') = (failure is not null)),
  constraint left_is_untouched check ((state = 'left') = (at is null))
);
create index on desk.mass_refund_order (order_id);
create index mass_refund_left on desk.mass_refund_order (mass_refund_id) where state = 'left';
create trigger done_stays before update on desk.mass_refund_order for each row
  when (old.state = 'done') execute function public.refuse_change();
create trigger stays before delete on desk.mass_refund_order for each row execute function public.refuse_change();
create trigger stays before delete on desk.mass_refund for each row execute function public.refuse_change();
