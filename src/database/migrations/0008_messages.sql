-- What we tell people; a row lives on as the record that they were told.
create schema messages;

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
  check ((state = 'waiting') = (ended_at is null))
);
create index outbox_waiting on messages.outbox (created_at) where state = 'waiting';
