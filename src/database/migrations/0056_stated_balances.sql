-- What a bank stated that the account of travellers' money held on a day, as the desk read it out; rial. A later word of the same
-- day stands over the earlier, which stays to be read.
create table wallet.stated_balance (
  id bigint generated always as identity primary key,
  day date not null,
  balance bigint not null check (balance >= 0),
  entered_at timestamptz not null,
  constraint not_of_days_ahead check (day <= (entered_at at time zone 'Asia/Tehran')::date)
);
create index stated_balance_by_day on wallet.stated_balance (day desc, id desc);
create trigger facts before update or delete on wallet.stated_balance
  for each row execute function public.refuse_change();
create trigger facts_stay before truncate on wallet.stated_balance
  for each statement execute function public.refuse_change();
