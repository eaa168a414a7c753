-- Experiences of suppliers: what an order holds there, how far it is, and what lets its people in.
create schema experiences;

\ir ../functions/experiences.sql

-- Stored before anything is sent: from `reserving` on a booking may stand there. A row without a supplier is an order that
-- ended before it was one.
create table experiences.booking (
  order_id uuid primary key,
  state text not null check (state in ('reserving', 'held', 'confirming', 'pending', 'confirmed', 'cancelling', 'gone', 'by-hand')),
  supplier text check (supplier ~ '^[a-z]+$'),
  -- theirs: what is asked for
  experience text check (experience <> ''),
  option text check (option <> ''),
  slot text check (slot <> ''),
  -- the words it was sold with, and who goes
  sold jsonb,
  starts_at timestamptz,
  ends_at timestamptz,
  -- the whole price comes back before it, nothing from then on
  refundable_until timestamptz,
  -- rial; the supplier's share is within the total
  total bigint check (total > 0),
  supplier_share bigint check (supplier_share between 0 and total),
  -- in hundredths, at the rate of the sale
  currency text check (currency ~ '^[A-Z]{3}$'),
  price_minor bigint check (price_minor > 0),
  rate_rial bigint check (rate_rial > 0),
  -- of the order; and how long the supplier holds
  until timestamptz,
  held_until timestamptz,
  -- theirs, once it is held
  reference text check (reference <> ''),
  papers jsonb not null default '[]',
  taken_at timestamptz not null,
  asked_at timestamptz not null,
  issued_at timestamptz,
  -- the order ended, or was given back: what stands there is cancelled
  released_at timestamptz,
  refunded_at timestamptz,
  -- what the supplier gave back of what was cancelled
  supplier_refund text check (supplier_refund in ('full', 'partial', 'none')),
  reason text,
  constraint a_booking_is_of_something check (
    num_nulls(supplier, experience, option, slot, sold, starts_at, ends_at, refundable_until, total, supplier_share, currency,
      price_minor, rate_rial, until) = 0
    or supplier is null and state = 'gone' and released_at is not null
  ),
  constraint refundable_before_it_begins check (refundable_until <= starts_at and starts_at <= ends_at),
  constraint held_until_a_time check (state <> 'held' or reference is not null),
  constraint issued_when_confirmed check (state <> 'confirmed' or issued_at is not null),
  constraint issued_with_a_number check (issued_at is null or reference is not null and released_at is null),
  constraint refunded_when_issued check (refunded_at is null or issued_at is not null and state not in ('confirmed', 'held'))
);
create index on experiences.booking (asked_at) where state = 'cancelling';
create index on experiences.booking (until) where state in ('reserving', 'held');
create index on experiences.booking (reference);
create trigger guarded before update on experiences.booking for each row execute function experiences.guard_booking();
create trigger stays before delete on experiences.booking for each row execute function public.refuse_change();
