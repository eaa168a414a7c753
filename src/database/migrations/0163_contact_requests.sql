-- What people write to us, and the hours at which they want to be called. Each is a task of the desk, by the promise of the same subject.
create schema help;

create table help.contact_requests (
  id uuid primary key,
  -- the task's number: with the mobile, its writer's key to it
  number bigint not null unique,
  -- of whoever was signed in
  user_id uuid references accounts.users on delete set null,
  name text not null check (length(name) between 1 and 60),
  mobile text not null check (mobile ~ '^\+[1-9]\d{7,14}$'),
  answer_by text not null check (answer_by in ('sms', 'email', 'call')),
  email text check (length(email) <= 254),
  topic text not null check (topic in ('trips', 'money', 'account', 'business', 'other')),
  -- as it was typed: nobody's proof of that order
  order_number text check (order_number ~ '^\d{1,12}$'),
  words text not null check (length(words) <= 1000),
  call_at timestamptz,
  -- one of the calls of that half hour
  call_place smallint check (call_place between 1 and 3),
  created_at timestamptz not null,
  desk text not null default 'support' check (desk in ('support', 'money', 'hotels', 'visas', 'managers')),
  closed_at timestamptz,
  -- for its writer, where it was closed without an answer
  closed_because text check (length(closed_because) between 1 and 300),
  constraint email_to_answer_by check ((answer_by = 'email') = (email is not null)),
  constraint hour_to_call_at check ((answer_by = 'call') = (call_at is not null)),
  constraint place_in_that_hour check ((call_at is null) = (call_place is null)),
  constraint words_unless_called check (answer_by = 'call' or length(words) > 0),
  check (closed_because is null or closed_at is not null),
  check (closed_at >= created_at)
);
create index contact_requests_of_a_user on help.contact_requests (user_id) where user_id is not null;
create index contact_requests_of_a_mobile on help.contact_requests (mobile);
create index contact_requests_closed on help.contact_requests (closed_at) where closed_at is not null;
-- Nobody is promised a call that somebody else was promised.
create unique index one_call_a_place on help.contact_requests (call_at, call_place) where closed_at is null;
-- Pressed twice, it is one request.
create unique index one_open_request on help.contact_requests (mobile, answer_by, md5(words), coalesce(call_at, '-infinity'))
  where closed_at is null;

create table help.contact_answers (
  id bigint generated always as identity primary key,
  request_id uuid not null references help.contact_requests on delete cascade,
  words text not null check (length(words) between 1 and 3000),
  at timestamptz not null
);
create index contact_answers_of_a_request on help.contact_answers (request_id);
