-- First answers, kept so that a call told twice is done once.
create schema if not exists server;

create table server.kept_answer (
  scope text not null,
  line text not null,
  key text not null,
  body_hash bytea not null,
  -- while it runs: who runs it and until when that is believed
  runner uuid not null,
  leased_until timestamptz not null,
  begun_at timestamptz not null,
  -- once it has run
  status smallint,
  body text,
  primary key (scope, line, key),
  check ((status is null) = (body is null))
);
create index kept_answer_by_age on server.kept_answer (begun_at);
