-- Messages go by several ways: each has the one it was written for. Those of before went by SMS.
alter table messages.outbox
  add column channel text not null default 'Sms' check (channel in ('Sms', 'Email', 'Whatsapp', 'Bale')),
  -- held back by quiet hours until then
  add column not_before timestamptz,
  -- the number that is told by SMS when this way refuses for good
  add column otherwise text,
  add check (channel <> 'Bale' or template = 'code'),
  add check (otherwise is null or channel <> 'Sms');
alter table messages.outbox alter column channel drop default;
create index outbox_held_back on messages.outbox (not_before) where state = 'waiting' and not_before is not null;

-- By which ways somebody wants to hear of what, by the numbers of the channels: SMS 1, e-mail 2, WhatsApp 4. No row: as
-- for everybody. What is critical keeps one way at least.
create table messages.preferences (
  user_id uuid not null,
  event text not null check (event in ('tickets', 'refunds', 'holds', 'steps', 'seats')),
  channels smallint[] not null check (channels <@ array[1, 2, 4]::smallint[]),
  chosen_at timestamptz not null,
  primary key (user_id, event),
  constraint critical_keeps_a_channel check (event not in ('tickets', 'refunds') or cardinality(channels) > 0)
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
