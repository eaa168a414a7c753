-- An entry is written by one statement, and the accounts that every purchase moves are kept in parts, so that purchases
-- do not wait for each other.

-- The accounts of gateways, suppliers and revenue may be below zero, so nothing is asked of one part alone: a posting
-- takes any of sixteen, and the balance is their sum. Every other account has the part 0 alone.
alter table wallet.account add column part smallint not null default 0,
  add constraint parts_of_a_busy_account check (part = 0 or
    part between 1 and 15 and class in ('gateway-clearing', 'supplier-payable', 'revenue'));
alter table wallet.account drop constraint account_class_owner_currency_key;
alter table wallet.account add constraint account_of_an_owner unique (class, owner, currency, part);

create or replace function wallet.guard_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.balance = 0 then return new; end if;
  if tg_op = 'UPDATE' and pg_trigger_depth() > 1
    and (new.id, new.class, new.owner, new.currency, new.part) = (old.id, old.class, old.owner, old.currency, old.part)
    then return new; end if;
  raise exception 'a balance moves by postings alone' using errcode = 'restrict_violation';
end $$;

-- True when the entry is written now, false when its key was written before. The postings come in the order of locking.
create function wallet.write_entry(
  key text, kind text, order_id uuid, refund_id uuid, attempt_id uuid, memo text, at timestamptz,
  classes text[], owners text[], amounts bigint[]
) returns boolean language plpgsql as $$
declare
  written bigint;
  spot record;
begin
  insert into wallet.entry (key, kind, order_id, refund_id, attempt_id, memo, at)
  values (write_entry.key, write_entry.kind, write_entry.order_id, write_entry.refund_id, write_entry.attempt_id,
    write_entry.memo, write_entry.at)
  on conflict do nothing returning id into written;
  if written is null then return false; end if;
  for spot in select * from unnest(classes, owners, amounts) with ordinality as spot (class, owner, amount, turn) order by turn loop
    insert into wallet.posting (entry_id, account_id, amount)
    values (written, wallet.account_for(spot.class, spot.owner), spot.amount);
  end loop;
  return true;
end $$;

-- The account's row, locked until the transaction ends; opened when it is the first time.
create function wallet.account_for(wanted text, whose text) returns bigint language plpgsql as $$
declare
  found_id bigint;
  any_part smallint := case when wanted in ('gateway-clearing', 'supplier-payable', 'revenue') then floor(random() * 16) else 0 end;
begin
  loop
    select id into found_id from wallet.account
    where class = wanted and owner = whose and currency = 'IRR' and part = any_part for update;
    if found then return found_id; end if;
    insert into wallet.account (class, owner, part) values (wanted, whose, any_part) on conflict do nothing;
  end loop;
end $$;
