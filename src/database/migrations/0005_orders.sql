-- An order from created to issued. Its life is written here too: an illegal move is refused whoever asks.
create schema orders;

create table orders.life (
  was text not null,
  becomes text not null,
  primary key (was, becomes)
);
insert into orders.life (was, becomes) values
  ('created', 'submitted'), ('created', 'rejected'), ('created', 'expired'), ('created', 'cancelled'),
  ('submitted', 'approved'), ('submitted', 'expired'), ('submitted', 'cancelled'),
  ('approved', 'paid'), ('approved', 'expired'), ('approved', 'cancelled'),
  ('paid', 'issuing'),
  ('issuing', 'issued'), ('issuing', 'failed');

create sequence orders.serial;

create table orders."order" (
  id uuid primary key default gen_random_uuid(),
  serial bigint not null unique,
  number text not null unique,
  owner_id uuid not null,
  -- the idempotency key of the call that made it: asked twice, made once
  once text not null,
  product text not null check (product in ('flight')),
  item jsonb not null,
  channel smallint not null check (channel between 1 and 5),
  address text,
  status text not null default 'created',
  total bigint not null check (total > 0),
  contact_phone text not null,
  contact_email text,
  passenger_count smallint not null check (passenger_count between 1 and 9),
  created_at timestamptz not null,
  hold_expires_at timestamptz not null,
  paid_at timestamptz,
  -- when the product is to be asked for the ticket next
  ask_again_at timestamptz,
  reference text,
  reason text,
  unique (owner_id, once),
  check ((paid_at is not null) = (status in ('paid', 'issuing', 'issued', 'failed'))),
  check ((reference is not null) = (status = 'issued'))
);
create index order_by_owner on orders."order" (owner_id, created_at desc);
create index order_holding on orders."order" (hold_expires_at) where status in ('created', 'submitted', 'approved');
create index order_holding_by_address on orders."order" (address) where status in ('created', 'submitted', 'approved');
create index order_to_issue on orders."order" (ask_again_at) where status in ('paid', 'issuing');
create index order_given_up on orders."order" (hold_expires_at) where status in ('rejected', 'expired', 'cancelled');

create table orders.journey (
  order_id uuid not null references orders."order",
  position smallint not null,
  proposal_id text not null,
  is_returning boolean not null,
  airline_code text not null,
  airline_name text not null,
  flight_number text not null,
  origin text not null,
  origin_name text not null,
  destination text not null,
  destination_name text not null,
  departs_local timestamp not null,
  arrives_local timestamp not null,
  departs_at timestamptz not null,
  primary key (order_id, position)
);

create table orders.passenger (
  order_id uuid not null references orders."order",
  position smallint not null,
  age_group text not null check (age_group in ('adult', 'child', 'infant')),
  first_name text not null,
  last_name text not null,
  first_name_farsi text not null,
  last_name_farsi text not null,
  gender text not null check (gender in ('Male', 'Female')),
  birth_date date not null,
  national_code text not null,
  primary key (order_id, position)
);

create table orders.history (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders."order",
  status text not null,
  at timestamptz not null
);
create index history_by_order on orders.history (order_id, id);
create trigger facts before update or delete on orders.history for each row execute function public.refuse_change();
create trigger facts_stay before truncate on orders.history for each statement execute function public.refuse_change();

-- Which gateway attempts brought money, and what became of it.
create table orders.capture (
  attempt_id text primary key,
  order_id uuid not null references orders."order",
  amount bigint not null check (amount > 0),
  became text not null check (became in ('paid', 'credited')),
  at timestamptz not null
);
create unique index paid_once on orders.capture (order_id) where became = 'paid';
create trigger facts before update or delete on orders.capture for each row execute function public.refuse_change();

create function orders.guard_life() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'created' then
      raise exception 'an order begins as created' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if new.status is distinct from old.status
    and not exists (select from orders.life where was = old.status and becomes = new.status) then
    raise exception 'an order may not become % from %', new.status, old.status using errcode = 'restrict_violation';
  end if;
  if (new.id, new.number, new.owner_id, new.total, new.created_at) <> (old.id, old.number, old.owner_id, old.total, old.created_at) then
    raise exception 'what was ordered does not change' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger guarded before insert or update on orders."order" for each row execute function orders.guard_life();
create trigger stays before delete on orders."order" for each row execute function public.refuse_change();
