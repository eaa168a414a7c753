-- Conversations at the desk: which are closed, which of our own people has one, and what they write beside it.
alter table support.conversation add column closed_at timestamptz;
update support.conversation c set closed_at = (
  select max(sent_at) from support.message m where m.conversation_id = c.id and m.author = 'notice'
    and m.body = 'همکار ما گفتگو را بست. اگر باز پرسشی داشتید همین‌جا بنویسید.')
where not is_handed;
-- whoever is with a person is not done with
alter table support.conversation add constraint closed_is_with_nobody
  check (closed_at is null or (not is_handed and colleague is null));
create index conversation_handed on support.conversation (opened_at) where is_handed;
create index conversation_closed on support.conversation (closed_at) where closed_at is not null;

-- One at a time; gone with the conversation.
create table desk.conversation_holder (
  conversation_id uuid primary key references support.conversation on delete cascade,
  staff_id uuid not null references desk.staff,
  taken_at timestamptz not null,
  -- by whom it was handed to who holds it; null for whoever took it
  handed_by uuid references desk.staff,
  constraint handed_by_another check (handed_by <> staff_id)
);
create index on desk.conversation_holder (staff_id);
create index on desk.conversation_holder (handed_by);

-- Of a conversation about no order; an order's notes are its own. Never read by travellers.
create table desk.conversation_note (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references support.conversation on delete cascade,
  staff_id uuid not null references desk.staff,
  staff_name text not null,
  body text not null check (char_length(body) between 1 and 2000),
  at timestamptz not null
);
create index on desk.conversation_note (conversation_id, at);
create index on desk.conversation_note (staff_id);
create trigger facts before update on desk.conversation_note for each row execute function public.refuse_change();

-- A colleague's task is about an order, or about a conversation on none, whose number outlives it and leads nowhere then.
alter table desk.order_task alter column order_id drop not null;
alter table desk.order_task add column conversation_id uuid;
alter table desk.order_task add constraint about_one_thing check (num_nonnulls(order_id, conversation_id) = 1);
create index on desk.order_task (conversation_id) where conversation_id is not null;
