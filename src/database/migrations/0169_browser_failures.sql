-- What went wrong in browsers, counted by the hour: of nobody, from no address, on the pattern of a page.
create table server.browser_failure (
  hour timestamptz not null,
  kind text not null check (kind in ('script', 'call', 'chunk')),
  page text not null check (char_length(page) <= 200),
  what text not null check (char_length(what) <= 200),
  count integer not null check (count > 0),
  primary key (hour, kind, page, what)
);
