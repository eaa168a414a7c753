-- Whether an answer was of use, once a visitor. Who that was is not stored: a keyed hash of browser and answer together, which
-- joins no two votes.
create table help.answer_votes (
  slug text not null check (length(slug) between 1 and 80),
  voter bytea not null check (length(voter) = 32),
  is_yes boolean not null,
  primary key (slug, voter)
);

-- Searches that found no answer, by their words alone, and how often.
create table help.unanswered (
  words text primary key check (length(words) between 1 and 120),
  times integer not null check (times > 0),
  last_on date not null
);
create index unanswered_by_day on help.unanswered (last_on);
