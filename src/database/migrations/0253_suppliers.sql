-- How suppliers answer, in counts by the minute and by the hour; which of them are switched off by hand, on every server; and how
-- much each of them lets us owe.
create schema suppliers;

create table suppliers.tally (
  supplier text not null check (supplier <> ''),
  span text not null check (span in ('minute', 'hour')),
  at timestamptz not null,
  calls integer not null check (calls >= 0),
  rejected integer not null check (rejected >= 0),
  not_sent integer not null check (not_sent >= 0),
  unknown integer not null check (unknown >= 0),
  -- prices that were asked again before paying, and those of them that were another
  prices integer not null check (prices >= 0),
  changed integer not null check (changed between 0 and prices),
  -- how many calls took up to each of the bounds of latency.ts
  latencies integer[] not null,
  primary key (span, at, supplier)
);

create table suppliers.switch (
  supplier text primary key check (supplier <> ''),
  is_off boolean not null,
  -- breakers that opened before forget it
  reset_at timestamptz not null,
  changed_by text not null,
  changed_at timestamptz not null,
  reason text not null check (char_length(btrim(reason)) between 5 and 500)
);

-- On which servers a supplier rests after failures.
create table suppliers.resting (
  supplier text not null check (supplier <> ''),
  server uuid not null,
  until timestamptz not null,
  primary key (supplier, server)
);

create table suppliers.credit (
  supplier text primary key check (supplier <> ''),
  credit_limit bigint not null check (credit_limit > 0),
  alarm_below bigint not null check (alarm_below between 0 and credit_limit),
  changed_at timestamptz not null
);
