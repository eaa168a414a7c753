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

-- The fifth way; to a browser, by its id. A message knows of which news it is a copy, and the page that this news is about.
alter table messages.outbox
  drop constraint outbox_channel_check,
  add constraint outbox_channel_check check (channel in ('Sms', 'Email', 'Push', 'Whatsapp', 'Bale')),
  add column news text,
  add column opens text check (opens like '/%' and opens not like '//%');

-- A push is seen or is not: what is critical keeps a way beside it.
alter table messages.preferences
  drop constraint preferences_channels_check,
  add constraint preferences_channels_check check (channels <@ array[1, 2, 3, 4]::smallint[]),
  drop constraint critical_keeps_a_channel,
  add constraint critical_keeps_a_channel check (event not in ('tickets', 'refunds') or channels && array[1, 2, 4]::smallint[]);
