import pg from 'pg'

/** Fills a database that is thrown away with so many orders of three years, skewed as they are sold: most to the same
 * cities, many under the same family names, the newest days the fullest. Triggers sleep meanwhile; constraints do not. */
export async function seedOrders(url: string, orders: number, say: (line: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const since = performance.now()
  try {
    await client.query(
      'set session_replication_role = replica; set synchronous_commit = off; set work_mem = $$256MB$$',
    )
    await client.query(kinds)
    for (const statement of [drawn, made, travellers, journeys, services, moves, attempts])
      await client.query(statement.replaceAll('ORDERS', String(orders)))
    await client.query('drop table drawn; analyze')
  } finally {
    await client.end()
  }
  say(`  ${orders} orders laid in ${Math.round((performance.now() - since) / 1000)} s`)
}

const kinds = `insert into orders.product (kind, made_of) values ('insurance', 'service'), ('tour', 'service') on conflict do nothing`

/** A quarter of all orders of the last tenth of the days; 82 % issued, 0.4 % failed, few waiting and those of today. */
const drawn = `create unlogged table drawn as
  select n, gen_random_uuid() as id, now() - (power(random(), 1.3) * interval '1095 days') - interval '1 minute' as at,
    random() as fate, random() as kind, random() as who, 1 + floor(power(random(), 2) * 4)::int as people,
    floor(random() * 400000)::int as owner
  from generate_series(1, ORDERS) n`

const made = `insert into orders."order"
    (id, serial, number, owner_id, once, product, item, channel, status, total, contact_phone, passenger_count,
     created_at, hold_expires_at, paid_at, reference, refunded_at, brand, terms)
  select id, n, (100000000 + n)::text, md5('owner ' || owner)::uuid, n::text,
    case when kind < 0.8 then 'flight' when kind < 0.95 then 'insurance' else 'tour' end, '{}', 1 + (n % 3),
    status, 10000 * (1000 + floor(random() * 9000)::bigint), '+98912' || lpad(owner::text, 7, '0'), people,
    at, at + interval '15 minutes',
    case when status in ('issued', 'failed', 'refunded', 'issuing') then at + interval '2 minutes' end,
    case when status in ('issued', 'refunded') then upper(substr(md5(n::text), 1, 6)) end,
    case when status = 'refunded' then at + interval '2 days' end,
    case when n % 9 = 0 then 'chakavak' else 'parastoo' end, 'agency/1.1'
  from (select *, case when at > now() - interval '10 minutes' then 'issuing' when fate < 0.82 then 'issued'
      when fate < 0.86 then 'refunded' when fate < 0.864 then 'failed' when fate < 0.97 then 'expired' else 'cancelled' end as status
    from drawn) drawn`

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
    lpad(((n::bigint * 7919 + position) % 10000000000)::text, 10, '0')
  from (select *, who < 0.05 as common, array['${latin.join("','")}'] as latin, array['${surnames.join("','")}'] as farsi
      from drawn) drawn, generate_series(0, people - 1) position`

const journeys = `insert into orders.journey
    (order_id, position, proposal_id, is_returning, airline_code, airline_name, flight_number, origin, origin_name,
     destination, destination_name, departs_local, arrives_local, departs_at)
  select id, position, n::text, position = 1, 'W5', 'ماهان', '1041', 'THR', 'تهران', 'MHD', 'مشهد',
    at + interval '10 days', at + interval '10 days 85 minutes', at + interval '10 days'
  from drawn, generate_series(0, n % 2) position where kind < 0.8`

const services = `insert into orders.service (order_id, name, city_code, city_name, begins_on, ends_at)
  select id, 'خدمت سفر', '', '', (at + interval '10 days')::date, at + interval '15 days' from drawn where kind >= 0.8`

const moves = `insert into orders.history (order_id, status, at)
  select o.id, move.status, o.created_at + make_interval(secs => nth * 20) from orders."order" o, unnest(
    case when o.paid_at is null then array['created', 'submitted', o.status]
      else array['created', 'submitted', 'approved', 'paid', 'issuing', o.status] end) with ordinality as move (status, nth)`

const attempts = `insert into payments.attempts
    (id, order_id, user_id, gateway_id, amount, state, created_at, moved_at, asked_at, awaits_bank, reference, transaction, serial)
  select gen_random_uuid(), id, owner_id, 1, total, 'captured', created_at, paid_at, paid_at, false, 'A' || number, 'T' || number,
    serial + 10000000
  from orders."order" where paid_at is not null`
