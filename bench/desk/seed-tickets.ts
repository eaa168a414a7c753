/** Before the first day that is flown on, and past the last; the way back is numbered so far above the way there. */
const back = 5000
const days = `select day, (day - (current_date - 1100))::int + 1 as nth, way from generate_series(current_date - 1099, current_date + 15, interval '1 day')
    as one (at), lateral (select at::date as day) dated, generate_series(0, 1) way`
const fareOf = `(flies + 3 * leg - (current_date - 1100)) + 1 + ${back} * leg`

const flownDays = `insert into flights.days (id, origin, destination, date, made_at) overriding system value
  select nth + ${back} * way, case way when 0 then 'THR' else 'MHD' end, case way when 0 then 'MHD' else 'THR' end, day, now()
  from (${days}) days`

const departures = `insert into flights.departures
    (id, day_id, airline_id, flight_number, aircraft, date, departs_local, arrives_local, departs_at, duration_minutes)
    overriding system value
  select nth + ${back} * way, nth + ${back} * way, 'mahan', 1041 + way, 'ایرباس A300-600', day, day + time '10:00', day + time '11:25',
    (day + time '10:00') at time zone 'Asia/Tehran', 85
  from (${days}) days`

/** Sold are the seats that are held of it. */
const fares = `insert into flights.fares
    (id, departure_id, day_id, is_charter, seller, fare_class, cabin, capacity, sold, adult_total, prices, checked_kg, ladder_id,
     closes_at, fill_load, fill_of, fill_after) overriding system value
  select nth + ${back} * way, nth + ${back} * way, nth + ${back} * way, false, 'airline', 'V', 1, 1000000, coalesce(sold, 0), price,
    (select jsonb_agg(jsonb_build_object('paxType', pax, 'base', price, 'total', price, 'taxes', '[]'::jsonb))
      from unnest(array['Adult', 'Child', 'Infant']) pax),
    20, 'house/3', (day + time '07:00') at time zone 'Asia/Tehran', 0, 137, 25
  from (select *, pg_temp.fare(day) as price from (${days}) one) days left join (
    select flies + 3 * leg as day, leg as way, sum(people)::int as sold from drawn, generate_series(0, (n % 2)::int) leg
    where product = 'flight' and status in ('issued', 'issuing') group by 1, 2) sold using (day, way)`

const holds = `insert into flights.holds (order_id, total, until, state, taken_at, pnr, issued_at)
  select id, total, at + interval '15 minutes', case status when 'issuing' then 'held' else 'released' end, at, null, null
    from drawn where product = 'flight' and status not in ('issued', 'refunded')
  union all select id, total, at + interval '15 minutes', 'issued', at, pnr, paid_at + interval '20 seconds'
    from drawn where product = 'flight' and status in ('issued', 'refunded')`

const legs = `insert into flights.hold_legs (order_id, leg, is_returning, groups, pnr)
  select id, leg, leg = 1, array_fill('adult'::text, array[people]),
    case when status in ('issued', 'refunded') then case leg when 0 then pnr else overlay(pnr placing 'S' from 1) end end
  from drawn, generate_series(0, (n % 2)::int) leg where product = 'flight'`

const seats = `insert into flights.hold_fares (order_id, leg, position, fare_id, seats)
  select id, leg, 0, ${fareOf}, case when status in ('issued', 'issuing') then people else 0 end
  from drawn, generate_series(0, (n % 2)::int) leg where product = 'flight'`

const tickets = `insert into flights.tickets (number, order_id, position, leg, state, refunded_at)
  select '491-' || lpad((n * 8 + position * 2 + leg)::text, 10, '0'), id, position, leg,
    case status when 'issued' then 'open' else 'refunded' end, refunded_at
  from drawn, generate_series(0, (n % 2)::int) leg, generate_series(0, people - 1) position
  where product = 'flight' and status in ('issued', 'refunded')`

/** Every flight order's seats, and the tickets of those that were issued. */
export const ticketRows = [flownDays, departures, fares, holds, legs, seats, tickets] as const
