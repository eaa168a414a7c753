-- What we tell people; a row lives on as the record that they were told.
create schema messages;

-- Messages go by several ways: each has the one it was written for.
create table messages.outbox (
  id uuid primary key,
  -- the same key is told once
  key text not null unique,
  recipient text not null,
  template text not null,
  -- empty once the message has ended, if its values are secret
  tokens text[],
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'refused', 'outdated')),
  created_at timestamptz not null,
  worth_until timestamptz not null,
  ended_at timestamptz,
  -- the provider's number of the message, or its reason against it
  provider_id text,
  reason text,
  -- a push goes to a browser, by its id
  channel text not null check (channel in ('Sms', 'Email', 'Push', 'Whatsapp', 'Bale')),
  -- held back by quiet hours until then
  not_before timestamptz,
  -- the number that is told by SMS when this way refuses for good
  otherwise text,
  -- whose news it is, as far as that is known: an order's contact may have another number than its owner. Without it a message
  -- goes by its number, or with the age of all (see kept-messages.ts)
  user_id uuid,
  -- of which news it is a copy, and the page that this news is about
  news text,
  opens text check (opens like '/%' and opens not like '//%'),
  check ((state = 'waiting') = (ended_at is null)),
  check (channel <> 'Bale' or template = 'code'),
  check (otherwise is null or channel <> 'Sms')
);
create index outbox_waiting on messages.outbox (created_at) where state = 'waiting';
create index outbox_held_back on messages.outbox (not_before) where state = 'waiting' and not_before is not null;
create index outbox_of_a_user on messages.outbox (user_id) where user_id is not null;
create index outbox_to_somebody on messages.outbox (recipient);
create index outbox_ended on messages.outbox (ended_at) where ended_at is not null;

-- By which ways somebody wants to hear of what, by the numbers of the channels: SMS 1, e-mail 2, push 3, WhatsApp 4. No row: as
-- for everybody. What is critical keeps one way at least, and one beside the push, which is seen or is not.
create table messages.preferences (
  user_id uuid not null,
  event text not null check (event in ('tickets', 'refunds', 'flights', 'holds', 'steps', 'seats')),
  channels smallint[] not null check (channels <@ array[1, 2, 3, 4]::smallint[]),
  chosen_at timestamptz not null,
  primary key (user_id, event),
  constraint critical_keeps_a_channel check (event not in ('tickets', 'refunds') or channels && array[1, 2, 4]::smallint[])
);

-- Hours of the night of Tehran in which only what cannot wait is sent. No row: 23 to 8; a row of nulls: none.
create table messages.quiet_hours (
  user_id uuid primary key,
  begins time,
  ends time,
  chosen_at timestamptz not null,
  check ((begins is null) = (ends is null)),
  check (begins <> ends)
);

-- Browsers by which somebody lets us push news to him. Endpoint and keys lie sealed: who has them may write to the browser.
create table messages.browsers (
  -- another one whenever the browser is taken over: what waits for whoever had it before does not reach who has it now
  id uuid primary key,
  user_id uuid not null,
  -- the sign-in it came by, and goes with
  session_id text not null,
  -- SHA-256 of its endpoint: a browser is kept once
  endpoint_hash bytea not null unique,
  sealed bytea not null,
  created_at timestamptz not null
);
create index browsers_of_a_user on messages.browsers (user_id);
create index browsers_of_a_session on messages.browsers (session_id);
