-- How many looked for something, chose, held, paid and have what they bought: counts by day, and nothing of anybody.
create schema funnel;

create table funnel.day (
  -- in Iran
  day date not null,
  product text not null,
  -- a marketplace's code; empty: by no link of anybody
  source text not null check (source ~ '^([a-z]{3,20})?$'),
  searched int not null default 0 check (searched >= 0),
  chosen int not null default 0 check (chosen >= 0),
  held int not null default 0 check (held >= 0),
  paid int not null default 0 check (paid >= 0),
  issued int not null default 0 check (issued >= 0),
  primary key (day, product, source),
  constraint who_paid_had_held check (issued <= paid and paid <= held)
);
