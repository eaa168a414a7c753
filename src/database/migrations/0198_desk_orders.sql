-- What the house's people wrote down of an order, what of it is to be done, and the lists they come back to.
create table desk.order_note (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders."order",
  staff_id uuid not null references desk.staff,
  staff_name text not null,
  body text not null check (char_length(body) between 1 and 2000),
  at timestamptz not null
);
create index on desk.order_note (order_id, at);
create index on desk.order_note (staff_id);
create trigger facts before update or delete on desk.order_note for each row execute function public.refuse_change();

create table desk.order_task (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders."order",
  body text not null check (char_length(body) between 1 and 300),
  due_at timestamptz not null,
  made_by uuid not null references desk.staff,
  made_name text not null,
  made_at timestamptz not null,
  done_by uuid references desk.staff,
  done_name text,
  done_at timestamptz,
  constraint due_after_made check (due_at >= made_at),
  constraint done_by_somebody check (num_nulls(done_by, done_name, done_at) in (0, 3))
);
create index on desk.order_task (order_id);
create index on desk.order_task (made_by);
create index on desk.order_task (done_by);
create index order_task_open on desk.order_task (due_at) where done_at is null;
create trigger done_stays before update on desk.order_task for each row
  when (old.done_at is not null) execute function public.refuse_change();
create trigger stays before delete on desk.order_task for each row execute function public.refuse_change();

-- A list of one's own: what was asked for, as it stands in the address.
create table desk.saved_view (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references desk.staff,
  name text not null check (char_length(name) between 1 and 40),
  address text not null check (char_length(address) <= 500),
  made_at timestamptz not null,
  constraint one_view_a_name unique (staff_id, name)
);
