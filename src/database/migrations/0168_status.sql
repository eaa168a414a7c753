-- What was measured of the services that travellers use, and what the desk says while one of them is not well.
create schema status;

-- Kept for two days; a measurement of the same part at the same time is one, whoever made it.
create table status.measurement (
  service text not null check (service <> ''),
  part text not null check (part <> ''),
  at timestamptz not null,
  title text not null,
  is_good boolean not null,
  milliseconds integer not null check (milliseconds >= 0),
  primary key (service, part, at)
);
create index on status.measurement (at);

-- The measurements of a day (by Tehran), counted. A day without a row was not measured.
create table status.day (
  service text not null,
  day date not null,
  good integer not null default 0 check (good >= 0),
  bad integer not null default 0 check (bad >= 0),
  primary key (service, day),
  constraint measured check (good + bad > 0)
);

create table status.incident (
  number integer generated always as identity primary key,
  services text[] not null check (cardinality(services) > 0),
  level text not null check (level in ('slow', 'down')),
  title text not null check (char_length(title) between 3 and 80),
  opened_at timestamptz not null,
  closed_at timestamptz check (closed_at >= opened_at)
);
create index on status.incident (opened_at);

create table status.incident_update (
  id bigint generated always as identity primary key,
  incident integer not null references status.incident,
  stage text not null check (stage in ('opened', 'update', 'closed')),
  words text not null check (char_length(words) between 3 and 500),
  at timestamptz not null
);
create index on status.incident_update (incident);
