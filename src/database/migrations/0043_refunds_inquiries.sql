-- How often a traveller had banks asked whose an account is: inquiries cost money, and nobody may try names by them.
create table refunds.inquiries (
  user_id uuid primary key,
  since timestamptz not null,
  count int not null check (count > 0)
);
