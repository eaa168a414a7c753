-- What a traveller claims of an airline by a letter, and what came of it in the traveller's own words. One is open of a subject of a direction.
create table flights.claims (
  id bigint generated always as identity primary key,
  order_id uuid not null,
  leg smallint not null,
  subject text not null check (subject in ('flight', 'luggage-damaged', 'luggage-late')),
  -- of `claim-rules.ts`, as it was when the letter went
  rule text not null check (rule <> ''),
  airline text not null check (airline <> ''),
  happened text not null check (happened <> ''),
  -- each with its source, as in the letter
  claimed jsonb not null check (jsonb_array_length(claimed) > 0),
  answer_by date not null,
  suit_by date,
  began_at timestamptz not null,
  ended_at timestamptz check (ended_at >= began_at),
  foreign key (order_id, leg) references flights.hold_legs
);
create index claims_by_order on flights.claims (order_id, leg);
create unique index one_open_claim on flights.claims (order_id, leg, subject) where ended_at is null;
create index claims_open on flights.claims (answer_by) where ended_at is null;

-- The lines of `claim.ts`.
create table flights.claim_life (was text not null, becomes text not null, primary key (was, becomes));
insert into flights.claim_life (was, becomes) values
  ('sent', 'silent'), ('sent', 'refused'), ('sent', 'granted'), ('sent', 'paid'),
  ('silent', 'refused'), ('silent', 'granted'), ('silent', 'paid'), ('silent', 'forwarded'),
  ('refused', 'granted'), ('refused', 'paid'), ('refused', 'forwarded'),
  ('granted', 'paid'), ('granted', 'forwarded'),
  ('paid', 'forwarded'),
  ('forwarded', 'refused'), ('forwarded', 'granted'), ('forwarded', 'paid');

-- Each step names the one before it and its day: none is left out, none is earlier.
create table flights.claim_steps (
  claim_id bigint not null references flights.claims on delete cascade,
  place smallint not null check (place between 0 and 20),
  step text not null check (step in ('sent', 'silent', 'refused', 'granted', 'paid', 'forwarded')),
  on_day date not null,
  -- the number that the airline or the authority gave
  reference text check (reference <> '' and length(reference) <= 40),
  paid_rial bigint check (paid_rial > 0),
  paid_euro integer check (paid_euro > 0),
  was text,
  was_on date check (on_day >= was_on),
  place_before smallint generated always as (case when place > 0 then place - 1 end) stored,
  noted_at timestamptz not null,
  primary key (claim_id, place),
  unique (claim_id, place, step, on_day),
  foreign key (was, step) references flights.claim_life,
  foreign key (claim_id, place_before, was, was_on) references flights.claim_steps (claim_id, place, step, on_day)
    on delete cascade,
  constraint begins_with_its_letter check ((place = 0) = (step = 'sent')),
  constraint names_the_one_before check ((place = 0) = (was is null) and (was is null) = (was_on is null)),
  constraint paid_says_how_much check (num_nonnulls(paid_rial, paid_euro) = case when step = 'paid' then 1 else 0 end)
);
create index claim_steps_by_life on flights.claim_steps (was, step);

create table flights.claim_reminders (
  claim_id bigint not null references flights.claims on delete cascade,
  reminder text not null check (reminder in ('answer', 'suit')),
  sent_at timestamptz not null,
  primary key (claim_id, reminder)
);

\ir ../functions/flights-claims.sql

create trigger guarded before insert on flights.claim_steps for each row execute function flights.guard_claim_step();
create trigger guarded before update on flights.claims for each row execute function flights.guard_claim();
create trigger stays before update on flights.claim_steps for each row execute function public.refuse_change();

-- Whoever follows a claim chooses how to be reminded of it.
alter table messages.preferences drop constraint preferences_event_check;
alter table messages.preferences add constraint preferences_event_check
  check (event in ('tickets', 'refunds', 'flights', 'holds', 'steps', 'seats', 'reviews', 'support', 'claims')) not valid;
