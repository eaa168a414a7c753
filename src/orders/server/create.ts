import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { SalesChannel } from '#calls/sales-channel.ts'
import { maybe, one, type Trx } from '#database/database.ts'
import { violates } from '#database/violates.ts'
import { type AgreedTerms, termsInForce } from '#law/agreed-terms.ts'
import { type Rial, ZERO } from '#money/rial.ts'
import { holdEnd, type LiveHolds, mayHoldMore } from '#orders/limits.ts'
import { differenceOf } from '#orders/rebooking.ts'
import type { NewOrder } from '#orders/server/door.ts'
import { extrasTexts } from '#orders/server/extras.ts'
import { foreignTexts } from '#orders/server/foreign-price.ts'
import { ruleTexts } from '#orders/server/pricing/rule-rows.ts'
import { promise } from '#orders/server/rebooking.ts'
import { type OrderRow, orderOf } from '#orders/server/record.ts'
import { refuse } from '#orders/server/refusals.ts'
import type { Room } from '#orders/server/room.ts'
import { serviceTexts } from '#orders/server/services.ts'
import { stayTexts } from '#orders/server/stays.ts'
import { visaTexts } from '#orders/server/visas.ts'
import { hostOf, isHousehold, isLoopback } from '#server/address.ts'
import { channelHere } from '#server/channel-here.ts'

/** Or finds the order this call made before. Throws as `mayHoldMore` says; `isSolved`: a captcha was solved. */
export async function create(room: Room, wish: NewOrder, isSolved: boolean): Promise<OrderRow> {
  try {
    return await written(room, wish, isSolved)
  } catch (error) {
    // an old number may equal this one: try the next serial
    if (!violates(error, 'order_number_key')) throw error
    return create(room, wish, isSolved)
  }
}

async function written(room: Room, wish: NewOrder, isSolved: boolean): Promise<OrderRow> {
  const soldThrough = await channelHere() // before the transaction: it may ask the database by another connection
  const deskEditions = await room.deskEditions()
  return room.database.transaction().execute(async (trx) => {
    const at = room.clock.now()
    await wish.onBehalf?.allowed(trx)
    const turn = await inTurn(trx, wish, at)
    if (turn.made !== null)
      return one(trx, sql<OrderRow>`select * from orders."order" where id = ${turn.made}`)
    await mustBeAllowed(room, trx, { turn, wish, isSolved })
    const { brand } = room.sites.here()
    const row = await one(
      trx,
      insertion(
        wish,
        {
          serial: turn.serial,
          number: room.numberOf(turn.serial),
          terms: termsInForce(brand, deskEditions),
          brand: brand.id,
          soldThrough,
        },
        at,
      ),
    )
    const { rebooking } = wish
    if (rebooking !== undefined) await promise(room, trx, { made: orderOf(row), rebooking, at })
    await room.expiring.send({ orderId: row.id }, { at: row.hold_expires_at, within: trx })
    await wish.onBehalf?.recorded(trx, orderOf(row))
    return row
  })
}

interface Held {
  readonly turn: Turn
  readonly wish: NewOrder
  readonly isSolved: boolean
}

/** Rebooking skips the limits: it keeps no more seats than the traveller already has. */
async function mustBeAllowed(room: Room, trx: Trx, { turn, wish, isSolved }: Held): Promise<void> {
  if (wish.rebooking !== undefined) return
  if (wish.beside !== undefined) return mustBeHeld(trx, wish.beside, wish.ownerId)
  if (wish.insteadOf !== undefined) return mustBeUnissued(trx, wish.insteadOf, wish.ownerId)
  const wished = { people: wish.passengers.length, isHousehold: isHousehold(wish.address ?? '') }
  const answer = mayHoldMore(turn, wished, room.limits)
  if (answer === 'CAPTCHA_NEEDED' && wish.captcha?.captchaId && !isSolved) throw refuse('CAPTCHA_WRONG')
  if (answer !== 'yes' && !(answer === 'CAPTCHA_NEEDED' && isSolved)) throw refuse(answer)
}

async function mustBeHeld(trx: Trx, orderId: string, ownerId: string): Promise<void> {
  const held = await maybe(
    trx,
    sql`select from orders."order" where id = ${orderId} and owner_id = ${ownerId} and phase = 'unpaid'`,
  )
  if (held === undefined) throw refuse('ORDER_NOT_FOUND')
}

async function mustBeUnissued(trx: Trx, orderId: string, ownerId: string): Promise<void> {
  const unissued = await maybe(
    trx,
    sql`select from orders."order" where id = ${orderId} and owner_id = ${ownerId} and status = 'unissued'`,
  )
  if (unissued === undefined) throw refuse('CHOICE_OVER')
}

interface Turn extends LiveHolds {
  readonly made: string | null
  readonly serial: number
}

/** Serialises an owner's and a browser's orders, so that limits hold. */
function inTurn(trx: Trx, wish: NewOrder, at: Temporal.Instant): Promise<Turn> {
  return one(
    trx,
    sql<Turn>`select made, serial, of_owner as "ofOwner", people, cancelled, of_browser as "ofBrowser",
        of_address as "ofAddress"
      from orders.take_turn(${wish.ownerId}, ${hostCounted(wish)}, ${wish.browser ?? null}, ${wish.once}, ${at})`,
  )
}

/** null for an unknown address and for loopback, which is nobody's own. */
function hostCounted({ address = '' }: NewOrder): string | null {
  return address === '' || isLoopback(address) ? null : hostOf(address)
}

/** One statement: order, contents, persons, and the first timeline entry. */
function insertion(
  wish: NewOrder,
  {
    serial,
    number,
    terms,
    brand,
    soldThrough,
  }: {
    readonly serial: number
    readonly number: string
    readonly terms: AgreedTerms
    readonly brand: string
    readonly soldThrough: SalesChannel
  },
  at: Temporal.Instant,
): RawBuilder<OrderRow> {
  const id = randomUUID()
  return sql<OrderRow>`
    with bought as (${boughtBy(id, wish)}), people as (${passengersOf(id, wish)}), ${extrasTexts(id, wish.extras)} ${foreignTexts(id, wish.foreign)} ${ruleTexts(id, wish.rules)}
      noted as (insert into orders.history (order_id, status, at) values (${id}, 'created', ${at}))
    insert into orders."order" (id, serial, number, owner_id, once, product, item, channel, address, browser, total, credit,
      contact_phone, contact_email, passenger_count, created_at, hold_expires_at, terms, brand, sold_through)
    values (${id}, ${serial}, ${number}, ${wish.ownerId}, ${wish.once}, ${wish.product},
      ${JSON.stringify(wish.item)}, ${wish.channel}, ${hostCounted(wish)}, ${wish.browser ?? null}, ${wish.total}, ${creditIn(wish)},
      ${wish.contact.phoneNumber}, ${wish.contact.email}, ${wish.passengers.length}, ${at}, ${holdEnd(at, wish.rebooking?.lockedUntil)}, ${terms}, ${brand}, ${soldThrough})
    returning *`
}

function creditIn({ total, rebooking }: NewOrder): Rial {
  return rebooking === undefined ? ZERO : differenceOf(total, rebooking.worth).credit
}

function boughtBy(orderId: string, wish: NewOrder): RawBuilder<unknown> {
  if (wish.service != null) return serviceTexts(orderId, wish.service)
  if (wish.visa != null) return visaTexts(orderId, wish.visa)
  return wish.stay === null ? journeysOf(orderId, wish) : stayTexts(orderId, wish.stay)
}

function journeysOf(orderId: string, { journeys }: NewOrder): RawBuilder<unknown> {
  const rows = journeys.map(
    (journey, position) => sql`(${orderId}, ${position}, ${journey.proposalId}, ${journey.isReturning},
      ${journey.airlineCode}, ${journey.airlineName}, ${journey.flightNumber},
      ${journey.origin}, ${journey.originName}, ${journey.destination}, ${journey.destinationName}, ${journey.stops},
      ${journey.departsLocal}, ${journey.arrivesLocal}, ${journey.departsAt})`,
  )
  return sql`
    insert into orders.journey (order_id, position, proposal_id, is_returning, airline_code, airline_name, flight_number,
      origin, origin_name, destination, destination_name, stops, departs_local, arrives_local, departs_at)
    values ${sql.join(rows)}`
}

function passengersOf(orderId: string, { passengers }: NewOrder): RawBuilder<unknown> {
  const rows = passengers.map(
    (
      { passport, ...person },
      position,
    ) => sql`(${orderId}, ${position}, ${person.group}, ${person.firstName}, ${person.lastName},
      ${person.firstNameFarsi}, ${person.lastNameFarsi}, ${person.gender}, ${person.birthDate}, ${person.nationalCode},
      ${passport?.type ?? null}, ${passport?.number ?? null}, ${passport?.nationality ?? null},
      ${passport?.issuingCountry ?? null}, ${passport?.expiresOn ?? null}::date)`,
  )
  return sql`
    insert into orders.passenger (order_id, position, age_group, first_name, last_name,
      first_name_farsi, last_name_farsi, gender, birth_date, national_code,
      passport_type, passport_number, nationality, issuing_country, passport_expires_on)
    values ${sql.join(rows)}`
}
