-- Many tickets of one flight are given back at once, as when it is cancelled: none of them waits for another's whole purchase.

-- Seats that a transaction gives back. They are counted when it commits, after everything else it does, fare by fare in the order
-- of their numbers: a fare is locked for as long as the commit takes. No row outlives its transaction.
create table flights.seats_back (
  id bigint generated always as identity primary key,
  fare_id bigint not null references flights.fares,
  seats integer not null check (seats > 0)
);
create function flights.count_seats_back() returns trigger language plpgsql as $$
begin
  update flights.fares set sold = sold - new.seats where id = new.fare_id;
  delete from flights.seats_back where id = new.id;
  return null;
end $$;
create constraint trigger counted after insert on flights.seats_back deferrable initially deferred
  for each row execute function flights.count_seats_back();

-- What every refund moves is kept in parts too: what suppliers owe us, what a code gave, what was paid out for us.
alter table wallet.account drop constraint parts_of_a_busy_account;
alter table wallet.account add constraint parts_of_a_busy_account check (part = 0 or
  part between 1 and 15 and class in ('gateway-clearing', 'supplier-payable', 'revenue', 'supplier-receivable',
    'discounts', 'payout-clearing'));

-- As before, for these classes as well.
create or replace function wallet.account_for(wanted text, whose text) returns bigint language plpgsql as $$
declare
  found_id bigint;
  in_parts constant boolean := wanted in ('gateway-clearing', 'supplier-payable', 'revenue', 'supplier-receivable',
    'discounts', 'payout-clearing');
  any_part constant smallint := case when in_parts then floor(random() * 16) else 0 end;
begin
  if in_parts then
    select id into found_id from wallet.account
    where class = wanted and owner = whose and currency = 'IRR' limit 1 for update skip locked;
    if found then return found_id; end if;
    insert into wallet.account (class, owner, part)
    select wanted, whose, one.part from generate_series(0, 15) as one (part)
    where not exists (
      select from wallet.account
      where class = wanted and owner = whose and currency = 'IRR' and part = one.part)
    order by random() limit 1 on conflict do nothing returning id into found_id;
    if found then return found_id; end if;
  end if;
  loop
    select id into found_id from wallet.account
    where class = wanted and owner = whose and currency = 'IRR' and part = any_part for update;
    if found then return found_id; end if;
    insert into wallet.account (class, owner, part) values (wanted, whose, any_part) on conflict do nothing
    returning id into found_id;
    if found then return found_id; end if;
  end loop;
end $$;
