-- How somebody wants money and days said, where no browser of theirs says it yet.
alter table accounts.users
  add column display text check (display ~ '^(toman|rial)\.(jalali|gregorian)$'),
  add constraint users_display_while_alive check (display is null or erased_at is null);
