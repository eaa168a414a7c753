-- What guests of a stay write to the hotel's own people, and what these answer. Nothing that was written changes.
create table hotels.guest_messages (
  id bigint generated always as identity primary key,
  order_id uuid not null references hotels.stays,
  author text not null check (author in ('guest', 'host')),
  words text not null check (length(words) between 1 and 1000),
  -- the sender's own: sent again after a lost answer it is the same message
  sent_id uuid not null,
  written_at timestamptz not null,
  unique (order_id, sent_id)
);
create index guest_messages_by_order on hotels.guest_messages (order_id, id);
create trigger stays before update on hotels.guest_messages for each row execute function public.refuse_change();
