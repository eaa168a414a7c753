-- Whoever flies is told of it the day before, once a direction.
alter table flights.hold_legs add column reminded_at timestamptz;

-- One thing more that people may choose the ways for.
alter table messages.preferences drop constraint preferences_event_check,
  add constraint preferences_event_check check (event in ('tickets', 'refunds', 'flights', 'holds', 'steps', 'seats'));
