-- How often something was tried in the current window: guesses of codes and of order numbers, and how often banks were asked
-- whose an account is (that costs money, and nobody may try names by it). One place counts them all, and goes on from what was.
create table server.tries (
  subject text primary key,
  since timestamptz not null,
  count int not null check (count > 0)
);
create index tries_by_age on server.tries (since);
insert into server.tries (subject, since, count)
  select subject, since, count from orders.tries
  union all
  select 'account inquiry of ' || user_id, since, count from refunds.inquiries;
drop table orders.tries;
drop table refunds.inquiries;
