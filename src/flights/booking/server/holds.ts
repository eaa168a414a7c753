import { sql } from 'kysely'
import { all, type Database, maybe, one, type Trx } from '#database/database.ts'
import type { HeldBag } from '#flights/booking/server/held-bags.ts'
import type { PaxPrice } from '#flights/choosing/fare-prices.ts'
import type { HeldProtection } from '#flights/protection/held-protection.ts'
import { type Combiner, combined } from '#flights/search/server/combiner.ts'
import type { HeldSeat } from '#flights/seats/held-seats.ts'
import type { Rial } from '#money/rial.ts'
import type { AgeGroup } from '#passengers/age.ts'

interface Wish {
  readonly orderId: string
  readonly total: Rial
  readonly until: Temporal.Instant
}

export interface SeatBuyer extends Wish {
  readonly groups: readonly AgeGroup[]
}

export interface JourneyBuyer extends Wish {
  readonly legs: readonly WishedLeg[]
}

export interface WishedLeg {
  readonly isReturning: boolean
  readonly groups: readonly AgeGroup[]
  readonly bags?: readonly HeldBag[]
  readonly seatsChosen?: readonly HeldSeat[]
  readonly protections?: readonly HeldProtection[]
  readonly fares: readonly Pick<HeldFare, 'fareId' | 'prices'>[]
}

/** `held`: taken, now or before; `ended`: the order returned its seats already. */
export type Taken = 'held' | 'sold-out' | 'closed' | 'ended'

export interface Hold {
  readonly orderId: string
  readonly total: Rial
  readonly state: 'held' | 'released' | 'issued'
  /** reservation of the first direction */
  readonly pnr: string | null
  readonly issuedAt: Temporal.Instant | null
  readonly legs: readonly HeldLeg[]
}

export interface HeldLeg {
  readonly isReturning: boolean
  readonly groups: readonly AgeGroup[]
  /** the code for travellers: the supplier's, or ours */
  readonly pnr: string | null
  /** reservations of further separate tickets, in flying order */
  readonly furtherPnrs: readonly string[]
  readonly fares: readonly HeldFare[]
  /** in the passengers' order */
  readonly bags: readonly HeldBag[]
  /** by flight, then in the passengers' order */
  readonly seatsChosen?: readonly HeldSeat[]
  readonly protections?: readonly HeldProtection[]
}

export interface HeldFare {
  readonly fareId: number
  /** seats not returned */
  readonly seats: number
  /** price per kind of traveller, where it differs from the fare */
  readonly prices: readonly PaxPrice[] | null
  /** the supplier's latest price; in force once the traveller agrees */
  readonly askedPrices: readonly PaxPrice[] | null
  /** of the first fare of an offer: the same in hundredths of its currency */
  readonly askedMinor: number | null
}

export function seatsFor(groups: readonly AgeGroup[]): number {
  return groups.filter((group) => group !== 'infant').length
}

export function openHolds(database: Database, now: () => Temporal.Instant): Combiner<SeatBuyer, Taken> {
  return combined(async (fareId, buyers) => {
    const wishes = buyers.map((buyer) => ({
      ...buyer,
      seats: seatsFor(buyer.groups),
      until: buyer.until.toString(),
    }))
    const rows = await all<{ outcome: Taken }>(
      database,
      sql`select outcome from flights.take_seats(${fareId}, ${JSON.stringify(wishes)}::jsonb, ${now()})`,
    )
    return rows.map(({ outcome }) => outcome)
  })
}

export async function takeJourney(trx: Trx, buyer: JourneyBuyer, now: Temporal.Instant): Promise<Taken> {
  const legs = buyer.legs.map((leg) => ({ ...leg, seats: seatsFor(leg.groups) }))
  const wish = JSON.stringify({ ...buyer, legs, until: buyer.until.toString() })
  const { outcome } = await one<{ outcome: Taken }>(
    trx,
    sql`select flights.take_journey(${wish}::jsonb, ${now}) as outcome`,
  )
  return outcome
}

/** Returns an order's seats in the caller's transaction. An order without seats can get none any more. */
export async function release(
  trx: Trx,
  orderId: string,
  now: Temporal.Instant,
): Promise<'released' | 'issued'> {
  await sql`
    insert into flights.holds (order_id, state, taken_at) values (${orderId}, 'released', ${now})
    on conflict (order_id) do nothing`.execute(trx)
  const freed = await maybe(
    trx,
    sql`update flights.holds set state = 'released' where order_id = ${orderId} and state = 'held' returning order_id`,
  )
  if (freed === undefined) return (await holdOf(trx, orderId))?.state === 'issued' ? 'issued' : 'released'
  await lockFaresOf(trx, orderId)
  await sql`
    update flights.fares set held = held - had.seats
    from (select fare_id, sum(seats) as seats from flights.hold_fares where order_id = ${orderId} group by fare_id) had
    where id = fare_id`.execute(trx)
  return 'released'
}

export function fareIdsOf({ legs }: Pick<Hold, 'legs'>): readonly number[] {
  return legs.flatMap(({ fares }) => fares.map(({ fareId }) => fareId))
}

async function lockFaresOf(trx: Trx, orderId: string): Promise<void> {
  await sql`select flights.lock_fares_of(${orderId})`.execute(trx)
}

interface HoldRow {
  readonly order_id: string
  readonly total: Rial
  readonly state: Hold['state']
  readonly pnr: string | null
  readonly issued_at: Temporal.Instant | null
  readonly legs: readonly HeldLeg[]
}

const holdRows = sql`
  select order_id, total, state, pnr, issued_at, coalesce((
    select jsonb_agg(jsonb_build_object('isReturning', is_returning, 'groups', groups, 'pnr', coalesce(legs.supplier_pnr, legs.pnr), 'furtherPnrs', (
      select coalesce(jsonb_agg(pnr order by ticket), '[]') from flights.further_reservations further
      where further.order_id = legs.order_id and further.leg = legs.leg), 'fares', (
      select jsonb_agg(jsonb_build_object('fareId', fare_id, 'seats', seats, 'prices', prices, 'askedPrices', asked_prices, 'askedMinor', asked_minor) order by position)
      from flights.hold_fares fares where fares.order_id = legs.order_id and fares.leg = legs.leg), 'bags', (
      select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('passenger', position, 'bagId', bag_id, 'kg', kg,
        'pieces', pieces, 'price', price, 'supplierShare', supplier_share, 'service', service)) order by position), '[]')
      from flights.hold_bags bags where bags.order_id = legs.order_id and bags.leg = legs.leg), 'seatsChosen', (
      select coalesce(jsonb_agg(jsonb_build_object('passenger', position, 'flight', flight, 'designator', designator,
        'price', price, 'supplierShare', supplier_share, 'service', service) order by flight, position), '[]')
      from flights.hold_seats chosen where chosen.order_id = legs.order_id and chosen.leg = legs.leg), 'protections', (
      select coalesce(jsonb_agg(jsonb_build_object('passenger', position, 'price', price, 'percent', percent, 'most', most)
        order by position), '[]')
      from flights.hold_protection bought where bought.order_id = legs.order_id and bought.leg = legs.leg)) order by leg)
    from flights.hold_legs legs where legs.order_id = holds.order_id), '[]') as legs
  from flights.holds`

export async function holdOf(trx: Trx, orderId: string): Promise<Hold | undefined> {
  const row = await maybe<HoldRow>(trx, sql`${holdRows} where order_id = ${orderId}`)
  return row && holdIn(row)
}

export async function lockedHold(trx: Trx, orderId: string): Promise<Hold | undefined> {
  await maybe(trx, sql`select from flights.holds where order_id = ${orderId} for update`)
  return holdOf(trx, orderId)
}

function holdIn({ order_id: orderId, issued_at: issuedAt, ...row }: HoldRow): Hold {
  return { orderId, issuedAt, ...row }
}
