-- Digits to be read or heard, bound to what they are asked for. The digits are not kept: they follow from the id and a secret.
create schema captcha;

create table captcha.puzzles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  subject text not null,
  tries smallint not null default 0 check (tries between 0 and 3),
  is_spent boolean not null default false,
  expires_at timestamptz not null
);
create index on captcha.puzzles (user_id, expires_at);
create index on captcha.puzzles (expires_at);
