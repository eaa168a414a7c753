-- What a browser has to work out beside the digits: among how many numbers one is sought; none where none is asked. From
-- whose network a puzzle was asked for, under a secret, so that many from one ask for more work.
alter table captcha.puzzles
  add column work integer not null default 0 check (work between 0 and 1000000),
  add column asked_from text;
create index on captcha.puzzles (asked_from, expires_at);
