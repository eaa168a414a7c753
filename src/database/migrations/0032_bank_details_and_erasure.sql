-- Where a traveller's money may be sent: the numbers lie sealed, each bound to its owner and its row. The print is keyed and
-- tells only that the same numbers are there already.
create table accounts.bank_details (
  id uuid primary key,
  user_id uuid not null references accounts.users on delete cascade,
  sealed bytea not null,
  print bytea not null,
  is_default boolean not null,
  created_at timestamptz not null,
  constraint bank_detail_once unique (user_id, print)
);
create unique index one_default_a_user on accounts.bank_details (user_id) where is_default;

-- An account that is erased keeps its number for the books, and nothing of its owner.
alter table accounts.users
  alter column phone drop not null,
  add constraint users_reached_while_alive check ((phone is null) = (erased_at is not null)),
  add constraint users_forgotten_once_erased check (erased_at is null or num_nonnulls(
    first_name, last_name, first_name_farsi, last_name_farsi, gender, birth_date, national_code, email, password_hash) = 0);

-- What was taken away of a person, and what the law keeps, with its reason and its end.
create table accounts.erasures (
  number text primary key,
  user_id uuid not null unique references accounts.users,
  erased_at timestamptz not null,
  proof jsonb not null
);
create trigger facts before update or delete on accounts.erasures for each row execute function public.refuse_change();
create trigger facts_stay before truncate on accounts.erasures for each statement execute function public.refuse_change();

-- Who travelled keeps a name on the ticket that was sold; the documents go.
alter table orders.passenger
  add column stripped boolean not null default false,
  drop constraint a_document,
  add constraint a_document check (stripped or national_code is not null or passport_number is not null);

-- What was sent to a supplier stays as it was sent, but for the people in it once their account is erased.
create or replace function flights.guard_supplier_order() returns trigger language plpgsql as $$
begin
  if (new.key, new.order_id, new.leg, new.supplier, new.offer_id)
    is distinct from (old.key, old.order_id, old.leg, old.supplier, old.offer_id)
    or (new.booking is distinct from old.booking and new.booking->>'stripped' is distinct from 'true') then
    raise exception 'an order to a supplier stays as it was sent: %', old.key using errcode = 'restrict_violation';
  end if;
  if new.state <> old.state and not (old.state, new.state) in (
    ('asked', 'held'), ('asked', 'issued'), ('asked', 'failed'), ('asked', 'unknown'), ('asked', 'released'),
    ('held', 'issuing'), ('held', 'released'), ('held', 'failed'),
    ('issuing', 'issued'), ('issuing', 'held'), ('issuing', 'failed'), ('issuing', 'unknown'),
    ('unknown', 'held'), ('unknown', 'issued'), ('unknown', 'failed'), ('unknown', 'released'),
    ('issued', 'released')) then
    raise exception 'an order to a supplier may not go from % to %', old.state, new.state
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
