-- One attempt may pay all orders of a trip that wait to be paid: it names the trip, and what of it is for which order is written when
-- it begins. What was asked for is what is captured, whatever became of the orders meanwhile.
alter table payments.attempts
  add column trip_id uuid,
  drop constraint attempts_purpose_check,
  add constraint attempts_purpose_check check (purpose in ('order', 'trip', 'top-up')),
  drop constraint an_order_or_a_wallet,
  add constraint an_order_a_trip_or_a_wallet
    check ((purpose = 'order') = (order_id is not null) and (purpose = 'trip') = (trip_id is not null));
create unique index one_live_attempt_a_trip on payments.attempts (trip_id)
  where state in ('created', 'started', 'returned');
create index attempts_of_a_trip on payments.attempts (trip_id, created_at) where trip_id is not null;

create table payments.attempt_part (
  attempt_id uuid not null references payments.attempts,
  order_id uuid not null,
  amount bigint not null check (amount > 0),
  primary key (attempt_id, order_id)
);
create index parts_of_an_order on payments.attempt_part (order_id);
create trigger part_is_fact before update or delete or truncate on payments.attempt_part
  for each statement execute function public.refuse_change();

\ir ../functions/payments.sql

create constraint trigger parts_make_it after insert on payments.attempts deferrable initially deferred
  for each row when (new.purpose = 'trip') execute function payments.check_parts();
create constraint trigger makes_its_attempt after insert on payments.attempt_part deferrable initially deferred
  for each row execute function payments.check_parts();
