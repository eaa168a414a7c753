/** A quarter of all orders of the last tenth of the days, numbered as they came; 82 % issued, 0.4 % failed, few waiting and those of
 * today. A flight costs what its fares say (`seed-tickets.ts`). */
export const drawnOrders = `create unlogged table drawn as
  with days as (
    select random() as fate, random() as kind, random() as who, 1 + floor(power(random(), 2) * 4)::int as people,
      floor(random() * 400000)::int as owner,
      now() - (power(random(), 1.3) * interval '1095 days') - interval '1 minute' as at
    from generate_series(1, ORDERS)),
  dated as (
    select row_number() over (order by at) as n, *, (at at time zone 'Asia/Tehran')::date + 10 as flies,
      case when kind < 0.8 then 'flight' when kind < 0.94 then 'insurance' when kind < 0.98 then 'tour' else 'visa' end as product,
      case when at > now() - interval '10 minutes' then 'issuing' when fate < 0.82 then 'issued'
        when fate < 0.86 then case when at < now() - interval '2 days' then 'refunded' else 'issued' end
        when fate < 0.864 then 'failed' when fate < 0.97 then 'expired' else 'cancelled' end as status
    from days),
  priced as (
    select *, status in ('issued', 'failed', 'refunded', 'issuing') as is_paid, 'R' || upper(lpad(to_hex(n), 5, '0')) as pnr,
      case product when 'flight' then people * (pg_temp.fare(flies) + (n % 2) * pg_temp.fare(flies + 3))
        else 10000 * (1000 + floor(random() * 9000)::bigint) end as total
    from dated)
  select *, gen_random_uuid() as id, gen_random_uuid() as attempt, md5('owner ' || owner)::uuid as owner_id,
    case when is_paid then at + interval '2 minutes' end as paid_at, total * 3 / 100 as revenue,
    case when status = 'refunded' then at + interval '2 days' end as refunded_at,
    case when status = 'refunded' then md5('refund ' || n)::uuid end as refund_id,
    case product when 'flight' then 0 when 'insurance' then 1 when 'tour' then 2 else 3 end as product_place
  from priced order by n`

/** What one seat of that day costs, rial. */
export const farePrice = `create function pg_temp.fare(day date) returns bigint language sql immutable as
  $$ select 10000000 + (day - date '2020-01-01') % 97 * 100000::bigint $$`

const made = `insert into orders."order"
    (id, serial, number, owner_id, once, product, item, channel, status, total, contact_phone, passenger_count,
     created_at, hold_expires_at, paid_at, reference, refunded_at, brand, terms)
  select id, n, (100000000 + n)::text, owner_id, n::text, product,
    case product when 'flight' then jsonb_build_object('legs', '[]'::jsonb) else '{}' end, 1 + (n % 3),
    status, total, '+98912' || lpad(owner::text, 7, '0'), people, at, at + interval '15 minutes', paid_at,
    case when status in ('issued', 'refunded') then case when product = 'flight' and n % 2 = 1
      then pnr || '/' || overlay(pnr placing 'S' from 1) else pnr end end,
    refunded_at, case when n % 9 = 0 then 'chakavak' else 'parastoo' end, 'agency/1.1'
  from drawn`

const surnames = ['محمدی', 'حسینی', 'احمدی', 'رضایی', 'کریمی', 'مقدم', 'صادقی', 'رستمی'] as const
const latin = [
  'MOHAMMADI',
  'HOSSEINI',
  'AHMADI',
  'REZAEI',
  'KARIMI',
  'MOGHADAM',
  'SADEGHI',
  'ROSTAMI',
] as const

/** One in twenty bears one of eight names; the others one of forty thousand. */
const travellers = `insert into orders.passenger
    (order_id, position, age_group, first_name, last_name, first_name_farsi, last_name_farsi, gender, birth_date, national_code)
  select id, position, 'adult', 'SARA', case when common then latin[1 + n % 8] else 'FAMILY' || (n % 40000) end, 'سارا',
    case when common then farsi[1 + n % 8] else 'خانواده' || (n % 40000) end, 'Female', date '1990-01-01',
    lpad(((n * 7919 + position) % 10000000000)::text, 10, '0')
  from (select *, who < 0.05 as common, array['${latin.join("','")}'] as latin, array['${surnames.join("','")}'] as farsi
      from drawn) drawn, generate_series(0, people - 1) position`

const journeys = `insert into orders.journey
    (order_id, position, proposal_id, is_returning, airline_code, airline_name, flight_number, origin, origin_name,
     destination, destination_name, departs_local, arrives_local, departs_at)
  select id, leg, n::text, leg = 1, 'W5', 'ماهان', (1041 + leg)::text, codes[1 + leg], names[1 + leg], codes[2 - leg], names[2 - leg],
    flies + 3 * leg + time '10:00', flies + 3 * leg + time '11:25', (flies + 3 * leg + time '10:00') at time zone 'Asia/Tehran'
  from (select *, array['THR', 'MHD'] as codes, array['تهران', 'مشهد'] as names from drawn) drawn, generate_series(0, (n % 2)::int) leg
  where product = 'flight'`

const services = `insert into orders.service (order_id, name, city_code, city_name, begins_on, ends_at)
  select id, 'خدمت سفر', '', '', flies, at + interval '15 days' from drawn where product in ('insurance', 'tour')`

const visas = `insert into orders.visa
    (order_id, country, country_name, country_name_en, type, days, entry, speed, is_guaranteed, travel_date)
  select id, 'AE', 'امارات', 'United Arab Emirates', 'tourist', 30, 'single', 'normal', false, flies + 30 from drawn where product = 'visa'`

const moves = `insert into orders.history (order_id, status, at)
  select id, move.status, drawn.at + make_interval(secs => nth * 20) from drawn, unnest(
    case when is_paid then array['created', 'submitted', 'approved', 'paid', 'issuing'] || case status when 'issuing' then '{}'
        when 'refunded' then array['issued', 'refunded'] else array[status] end
      else array['created', 'submitted', status] end) with ordinality as move (status, nth)`

const attempts = `insert into payments.attempts
    (id, order_id, user_id, gateway_id, amount, state, created_at, moved_at, asked_at, awaits_bank, reference, transaction, serial)
  select attempt, id, owner_id, 1, total, 'captured', at, paid_at, paid_at, false, 'A' || (100000000 + n), 'T' || (100000000 + n),
    n + 10000000
  from drawn where is_paid`

const captures = `insert into orders.capture (attempt_id, order_id, amount, of_amount, became, at)
  select attempt::text, id, total, total, 'paid', paid_at from drawn where is_paid`

/** Skewed as they are sold: most to the same cities, many under the same family names, the newest days the fullest. */
export const orderRows = [made, travellers, journeys, services, visas, moves, attempts, captures] as const
