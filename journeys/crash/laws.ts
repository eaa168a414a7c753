import { sql } from 'kysely'
import { all, type Database } from '#database/database.ts'
import { orderFaults } from '#orders/server/invariants.ts'
import { bookFaults, openPrepayments, openShares } from '#wallet/server/books.ts'
import { type Diary } from '../buyer/diary.ts'
import { brokenAtTheBank } from './laws-of-captures.ts'
import { bookings, brokenWithSellers } from './laws-of-experiences.ts'
import { extrasPriced, policies, requests, rooms, stays } from './laws-of-goods.ts'
import { brokenAtTheInsurer } from './laws-of-insurers.ts'
import { laterBags } from './laws-of-later-bags.ts'
import { ruled } from './laws-of-price-rules.ts'
import { brokenPromises } from './laws-of-promises.ts'
import { protections } from './laws-of-protection.ts'
import { credited, exchanged, givenBack } from './laws-of-rebookings.ts'
import { brokenRefunds } from './laws-of-refunds.ts'
import { brokenWithAirlines } from './laws-of-sellers-of-flights.ts'
import { calledOff, places, tours } from './laws-of-tours.ts'
import { brokenTrips } from './laws-of-trips.ts'
import { brokenWithdrawals } from './laws-of-withdrawals.ts'
import type { Scene } from './scene.ts'
import type { Kind, Violation } from './verdict.ts'

export async function violations(scene: Scene, diaries: readonly Diary[]): Promise<readonly Violation[]> {
  const { database } = scene
  const found = [
    (await bookFaults(database)).map((fault) => ({ kind: 'unreconciled', ...fault }) as const),
    await brokenOrders(scene),
    await asked(database, ['lost', 'orders move only along their life'], lives),
    await asked(database, ['unreconciled', 'every order has come to its end'], unended),
    await asked(database, ['lost', 'an order is whole'], unwhole),
    await asked(database, ['oversold', 'seats of a fare are those of its holds'], seats),
    await asked(database, ['oversold', 'an order and its seats tell the same'], holds),
    await asked(database, ['oversold', 'rooms of a night are those of its stays'], rooms),
    await asked(database, ['oversold', 'an order and its rooms tell the same'], stays),
    await asked(database, ['lost', 'an order and its request for a visa tell the same'], requests),
    await asked(database, ['lost', 'an order and its policy tell the same'], policies),
    await asked(database, ['lost', 'an order and its experience tell the same'], bookings),
    await asked(database, ['oversold', 'places of a group are those of its bookings'], places),
    await asked(database, ['oversold', 'a tour is in one state with its seats and rooms'], tours),
    await asked(database, ['unreconciled', 'a tour that is called off goes back whole'], calledOff),
    await asked(database, ['lost', 'what goes with a ticket is in the price of its order'], extrasPriced),
    await asked(database, ['lost', 'bags after the ticket stand or fall with it'], laterBags),
    await asked(
      database,
      ['unreconciled', 'protection takes its price and pays what it covers'],
      protections,
    ),
    await asked(database, ['unreconciled', 'what price rules made is in the price, part by part'], ruled),
    await asked(database, ['unreconciled', 'no hold outlives its time'], overdue(scene.clock.now())),
    await asked(database, ['unreconciled', 'what is paid is earned or given back, once'], money),
    await asked(database, ['doubled', 'an old ticket goes when the new one is out, once'], exchanged),
    await asked(database, ['unreconciled', 'what an old ticket is worth is paid once'], credited),
    await asked(database, ['lost', 'a ticket goes back by one refund'], givenBack),
    await brokenAtTheBank(scene),
    await brokenAtTheInsurer(scene),
    await brokenWithSellers(scene),
    await brokenWithAirlines(scene),
    await brokenRefunds(scene),
    await brokenTrips(scene),
    await brokenWithdrawals(scene, diaries),
    await brokenPromises(database, diaries),
  ]
  return found.flat()
}

async function brokenOrders({ database, clock }: Scene): Promise<readonly Violation[]> {
  const [prepaid, shares] = [await openPrepayments(database), await openShares(database)]
  const faults = await orderFaults(database, { now: clock.now(), prepaid, shares })
  return faults.map(({ law, orderId }) => ({ kind: 'unreconciled', law, what: orderId }))
}

async function asked(
  database: Database,
  [kind, law]: readonly [Kind, string],
  statement: ReturnType<typeof sql<{ what: string }>>,
): Promise<readonly Violation[]> {
  const rows = await all(database, statement)
  return rows.map(({ what }) => ({ kind, law, what }))
}

const lives = sql<{ what: string }>`
  with path as (
    select order_id, id, status, at,
      lag(status) over w as was, lag(at) over w as was_at, lead(id) over w is null as is_last
    from orders.history window w as (partition by order_id order by id))
  select order_id || ': ' || coalesce(was, 'nothing') || ' → ' || path.status as what
  from path join orders."order" on "order".id = order_id
  where was is null and path.status <> 'created'
    or was is not null and not exists (select from orders.life where life.was = path.was and becomes = path.status)
    or at < was_at
    or is_last and path.status <> "order".status
  union all
  select id || ': no history' from orders."order" where id not in (select order_id from orders.history)`

const unended = sql<{ what: string }>`
  select id || ' is ' || status as what from orders."order"
  where status <> 'issued' and exists (select from orders.life where was = status)`

const unwhole = sql<{ what: string }>`
  select id::text as what from orders."order"
  where passenger_count <> (select count(*) from orders.passenger where order_id = id)
    or case product
      when 'flight' then not exists (select from orders.journey where order_id = id)
      when 'hotel' then not exists (select from orders.stay where order_id = id)
      when 'visa' then not exists (select from orders.visa where order_id = id)
      else not exists (select from orders.service where order_id = id) end`

const seats = sql<{ what: string }>`
  select fare.id || ': held ' || held || ', sold ' || sold || ' of ' || capacity || '; holds ' || of_holds || ', issued '
    || of_issued || ', tickets ' || of_tickets as what
  from flights.fares fare
  cross join lateral (
    select coalesce(sum(seats) filter (where state = 'held'), 0) as of_holds,
      coalesce(sum(seats) filter (where state = 'issued'), 0) as of_issued,
      coalesce(sum((
        select count(*) from flights.tickets
        join flights.hold_legs legs on legs.order_id = tickets.order_id and legs.leg = tickets.leg
        where tickets.order_id = had.order_id and tickets.leg = had.leg and tickets.state = 'open'
          and groups[position + 1] <> 'infant')), 0) as of_tickets
    from flights.hold_fares had join flights.holds using (order_id) where fare_id = fare.id) counted
  where held <> of_holds or sold <> of_issued or sold <> of_tickets
    or held < 0 or sold < 0 or held + sold + elsewhere > capacity`

const holds = sql<{ what: string }>`
  select coalesce("order".id, hold.order_id) || ': order ' || coalesce(status, 'none') || ', seats ' || coalesce(state, 'none') as what
  from (select * from orders."order" where product = 'flight') "order"
  full join (
    select * from flights.holds where order_id not in (select order_id from tours.bookings)) hold on hold.order_id = "order".id
  where "order".id is null
    or (status in ('issued', 'refunded')) <> (coalesce(state, '') = 'issued')
    or status in ('issued', 'refunded') and pnr is distinct from reference
    or status in ('expired', 'cancelled', 'unissued', 'replaced', 'failed', 'rejected') and state = 'held'
  union all
  select order_id || ' leg ' || leg || ': reservation ' || coalesce(legs.pnr, 'none') || ', seats ' || state
  from flights.hold_legs legs join flights.holds using (order_id)
  where (state = 'issued') <> (legs.pnr is not null)`

function overdue(now: Temporal.Instant) {
  return sql<{ what: string }>`
    select order_id || ' until ' || until as what from (
      select order_id, until from flights.holds where state = 'held'
      union all select order_id, until from hotels.stays where state = 'held'
      union all select order_id, until from visas.request where stage = 'unpaid'
      union all select order_id, until from experiences.booking where state in ('reserving', 'held')
      union all select order_id, until from insurance.policy where state = 'held') as kept
    where until < ${now.subtract({ seconds: 60 })}`
}

/** Gateway, wallet and voucher make the total, settled once: the ticket is
 * earned, or the owner's wallet has all but the voucher's part. */
const money = sql<{ what: string }>`
  select "order".id || ' is ' || status || ': paid by ' || paid || ' captures, taken ' || taken || ', unused ' || unused
    || ', in shares ' || in_shares || ', of the wallet ' || of_wallet || ', given ' || given || ', earned ' || earned || ', back ' || back || ', kept ' || kept as what
  from orders."order"
  cross join lateral (
    select count(*) filter (where became = 'paid') as paid,
      coalesce(sum(amount) filter (where became = 'paid'), 0) as taken,
      coalesce(sum(amount) filter (where became = 'credited'), 0) as unused
    from orders.capture where order_id = "order".id) captured
  cross join lateral (
    select coalesce(sum(amount), 0) as in_shares from orders.share_payment payment
    where payment.order_id = "order".id and source = 'gateway' and was_spent) shared
  cross join lateral (
    select coalesce(sum(amount) filter (where class in ('supplier-payable', 'revenue', 'refund-protection') and kind = 'order-issued'), 0) as earned,
      coalesce(sum(amount) filter (where class = 'traveller-wallet' and kind = 'order-failed' and owner = owner_id::text), 0) as back,
      coalesce(sum(amount) filter (where class = 'traveller-wallet' and kind = 'payment-unused' and key like 'capture %'
        and owner = owner_id::text), 0) as unused_back,
      -coalesce(sum(amount) filter (where class = 'traveller-wallet' and kind in ('wallet-held', 'wallet-returned')), 0) as of_wallet,
      -coalesce(sum(amount) filter (where class = 'discounts' and kind = 'discount-given'), 0) as given,
      coalesce(sum(amount) filter (where class = 'prepayment'), 0) as kept
    from wallet.entry join wallet.posting on entry_id = entry.id join wallet.account on account.id = account_id
    where order_id = "order".id) entered
  where kept <> 0 or unused <> unused_back
    or earned <> case when status in ('issued', 'refunded') then total else 0 end
    or back <> case when status in ('failed', 'replaced') then total - discount - credit - in_shares else 0 end
    or taken + in_shares + of_wallet + given <> case when status in ('issued', 'refunded', 'failed', 'replaced') then total - credit else 0 end
    or paid <> case when status in ('issued', 'refunded', 'failed', 'replaced') and total > discount + of_wallet + in_shares + credit then 1 else 0 end`
