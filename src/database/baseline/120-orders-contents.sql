-- What an order is of and for whom, as its lists, pages and papers show it.

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
  -- the cities in which it changes flights
  stops text[] not null default '{}',
  primary key (order_id, position)
);

-- What lists and details show of a stay; days are the hotel's own. The order's passengers are those who sign for a room each.
create table orders.stay (
  order_id uuid primary key references orders."order",
  hotel_id text not null,
  hotel_name text not null,
  hotel_name_en text not null,
  city_code text not null check (city_code ~ '^[A-Z]{3}$'),
  city_name text not null,
  is_domestic boolean not null,
  check_in date not null,
  check_out date not null,
  checks_in_at timestamptz not null,
  checks_out_at timestamptz not null,
  rooms smallint not null check (rooms between 1 and 6),
  check (check_in < check_out),
  check (checks_in_at < checks_out_at)
);
create trigger facts before update or delete on orders.stay for each row execute function public.refuse_change();
create trigger facts_stay before truncate on orders.stay for each statement execute function public.refuse_change();

-- What lists and details show of a visa; the order's passengers are its applicants.
create table orders.visa (
  order_id uuid primary key references orders."order",
  country text not null check (country ~ '^[A-Z]{2}$'),
  country_name text not null,
  country_name_en text not null,
  type text not null check (type in ('tourist', 'transit')),
  days smallint not null check (days between 1 and 365),
  entry text not null check (entry in ('single', 'multiple')),
  speed text not null check (speed in ('normal', 'urgent')),
  is_guaranteed boolean not null,
  travel_date date not null
);
create trigger facts before update or delete on orders.visa for each row execute function public.refuse_change();
create trigger facts_stay before truncate on orders.visa for each statement execute function public.refuse_change();

-- Who travels abroad shows a passport; countries by their three letters. Who travelled keeps a name on the ticket that was sold
-- when the account is erased; the documents go.
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
  national_code text,
  passport_type text check (passport_type in ('IraqPassport', 'IranianPassport', 'OtherCountries')),
  passport_number text check (passport_number ~ '^[A-Z0-9]{6,10}$'),
  nationality text check (nationality ~ '^[A-Z]{3}$'),
  issuing_country text check (issuing_country ~ '^[A-Z]{3}$'),
  passport_expires_on date,
  stripped boolean not null default false,
  primary key (order_id, position),
  constraint a_document check (stripped or national_code is not null or passport_number is not null),
  constraint a_whole_passport
    check (num_nulls(passport_type, passport_number, nationality, issuing_country, passport_expires_on) in (0, 5))
);

-- What an order has beside its tickets or rooms, in words and at its price: lists, pages and receipts name it.
create table orders.extra (
  order_id uuid not null references orders."order",
  leg smallint not null check (leg between 0 and 5),
  passenger smallint not null check (passenger between 0 and 8),
  -- «۱۰ کیلو بار اضافه»
  name text not null check (name <> ''),
  price bigint not null check (price > 0),
  primary key (order_id, leg, passenger)
);
create trigger facts before update or delete on orders.extra for each row execute function public.refuse_change();
create trigger facts_stay before truncate on orders.extra for each statement execute function public.refuse_change();
