-- Conversations of travellers with the house: one on each order, one about none. Deleted with the account they belong to.
create schema support;

create table support.conversation (
  id uuid primary key,
  user_id uuid not null,
  order_id uuid,
  opened_at timestamptz not null,
  -- the colleague who answers, by the name travellers read; null while nobody has taken it
  colleague text check (colleague <> ''),
  -- since when a person is waited for, and by when one answers; null while nobody is waited for
  waiting_since timestamptz,
  answer_by timestamptz,
  -- with a person, not with the answers of the house
  is_handed boolean not null default false,
  last_seq integer not null default 0 check (last_seq >= 0),
  -- how far either side has read
  traveller_read integer not null default 0 check (traveller_read between 0 and last_seq),
  desk_read integer not null default 0 check (desk_read between 0 and last_seq),
  constraint waited_for_a_person check (waiting_since is null or is_handed),
  constraint promised_to_who_waits check (answer_by is null or waiting_since is not null)
);
-- one of each order and one about none: two browsers that write first at once share it
create unique index conversation_of_order on support.conversation (user_id, order_id) nulls not distinct;
create index conversation_waiting on support.conversation (waiting_since) where waiting_since is not null;

create table support.message (
  conversation_id uuid not null references support.conversation on delete cascade,
  seq integer not null check (seq > 0),
  -- chosen by the sender: sent again after a lost answer it is the same message
  id uuid not null,
  author text not null check (author in ('traveller', 'house', 'person', 'notice')),
  name text check (name <> ''),
  body text not null check (body <> '' and length(body) <= 4000),
  -- of the house: figures, what it says them from, where to go on
  answer jsonb,
  sent_at timestamptz not null,
  primary key (conversation_id, seq),
  unique (conversation_id, id),
  constraint a_person_has_a_name check ((author = 'person') = (name is not null)),
  constraint only_the_house_cites check (answer is null or author = 'house')
);
-- What was said is not said otherwise afterwards.
create trigger messages_stand before update on support.message
  for each statement execute function public.refuse_change();

alter table messages.preferences drop constraint preferences_event_check;
alter table messages.preferences add constraint preferences_event_check
  check (event in ('tickets', 'refunds', 'flights', 'holds', 'steps', 'seats', 'reviews', 'support'));
