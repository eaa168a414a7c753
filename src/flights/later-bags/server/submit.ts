import { sql } from 'kysely'
import { one } from '#database/database.ts'
import { bagWords } from '#flights/choosing/bag-words.ts'
import { laterBagKind } from '#flights/later-bags/kind.ts'
import type { LaterBagsOrdered, LaterBagsToSubmit } from '#flights/later-bags/later-bag-calls.ts'
import { offeredBags } from '#flights/later-bags/server/offered-bags.ts'
import { orderedBags } from '#flights/later-bags/server/ordered-bags.ts'
import type { BagNow, LaterBagSeller } from '#flights/later-bags/server/seller-of.ts'
import { openOrders } from '#flights/later-bags/server/stored-bags.ts'
import { cityName } from '#flights/search/server/city-name.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'
import { sum } from '#money/rial.ts'
import type { ForeignPart } from '#orders/foreign-price.ts'
import type { Service } from '#orders/order.ts'
import { Faults } from '#server/refusal.ts'

/** What an order of bags is, plain JSON; kept with the order until it is held. */
export interface LaterBagsItem {
  readonly ticketOrder: string
  readonly leg: number
  readonly userId: string
  /** the call that made it, by its buyer and key */
  readonly madeBy: string
  readonly bags: readonly { readonly passenger: number; readonly bagId: string }[]
}

export interface BagsBuyer {
  readonly userId: string
  readonly address: string
  readonly sessionId: string
  readonly once: string
}

/** Submitting is also agreeing: only payment is left. A new choice ends an earlier unpaid one. */
export async function submitLaterBags(
  room: Room,
  asked: LaterBagsToSubmit,
  buyer: BagsBuyer,
): Promise<LaterBagsOrdered> {
  const { orderId: ticketOrder, leg, bags: wanted } = asked
  const { userId } = buyer
  const repeated = await madeBefore(room, buyer)
  if (repeated !== undefined)
    return orderedBags(room, await room.orders.ofUser(repeated, userId, laterBagKind))
  const {
    ordered,
    leg: direction,
    seller,
    people,
  } = await offeredBags(room, {
    orderId: ticketOrder,
    userId,
    leg,
  })
  if (seller === undefined) throw refuse('BAGS_NOT_SOLD')
  const chosen = chosenOf(wanted, { seller, people })
  await leaveEarlier(room, { ticketOrder, leg, userId })
  const [{ departure: first }] = direction.sold.fares
  const { departure: last } = direction.sold.fares.at(-1) ?? direction.sold.fares[0]
  const { orderId } = await room.orders.submit({
    ownerId: userId,
    product: laterBagKind,
    item: {
      ticketOrder,
      leg,
      userId,
      madeBy: madeBy(buyer),
      bags: chosen.map(({ passenger, id: bagId }) => ({ passenger, bagId })),
    } satisfies LaterBagsItem,
    journeys: [],
    stay: null,
    service: serviceOf({
      kilos: chosen,
      route: `${cityName(first.origin)} به ${cityName(last.destination)}`,
      departsLocal: first.departsLocal,
      departsAt: first.departsAt,
      city: { code: last.destination.cityCode, name: cityName(last.destination) },
    }),
    passengers: chosen.flatMap(({ passenger }) => ordered.passengers[passenger] ?? []),
    contact: await room.orders.contactOf(ticketOrder),
    channel: asked.productChannel,
    foreign: foreignOf(seller, chosen),
    total: sum(chosen.map(({ price }) => price)),
    once: buyer.once,
    address: buyer.address,
    browser: await room.browserOf(buyer.sessionId),
    captcha: asked.captcha,
  })
  const { order } = await room.orders.approve(orderId, userId)
  return orderedBags(room, order)
}

function madeBy({ once, userId }: Pick<BagsBuyer, 'once' | 'userId'>): string {
  return `${userId} ${once}`
}

/** The same call again, whatever was sold since. */
async function madeBefore({ database }: Room, { once, userId }: BagsBuyer): Promise<string | undefined> {
  const { id } = await one<{ id: string | null }>(
    database,
    sql`select (select order_id from flights.later_bag_orders where made_by = ${madeBy({ once, userId })}) as id`,
  )
  return id ?? undefined
}

interface OnSale {
  readonly seller: LaterBagSeller
  readonly people: readonly { readonly passenger: number; readonly has: string | undefined }[]
}

/** Faults by `bags.N`, also of a price that is no longer so. */
function chosenOf(wanted: LaterBagsToSubmit['bags'], { seller, people }: OnSale): readonly BagNow[] {
  const read = wanted.map(({ passenger, bagId, price }, at) => {
    const person = people.find((one) => one.passenger === passenger)
    const bag = seller.bags.find((one) => one.passenger === passenger && one.id === bagId)
    const isTwice = wanted.findIndex((one) => one.passenger === passenger) !== at
    if (person?.has !== undefined || isTwice) return 'این مسافر در این مسیر بار اضافه دارد.'
    if (person === undefined || bag === undefined)
      return 'این بار اضافه دیگر فروخته نمی‌شود؛ دوباره انتخاب کنید.'
    if (bag.price !== price)
      return 'قیمت این بار اضافه عوض شده است؛ قیمت تازه را ببینید و دوباره انتخاب کنید.'
    return bag
  })
  const faults = read.flatMap((one, at) =>
    typeof one === 'string' ? [{ property: `bags.${at}.bagId`, says: one }] : [],
  )
  if (faults.length > 0) throw new Faults(faults)
  return read.flatMap((one) => (typeof one === 'string' ? [] : [one]))
}

interface Direction {
  readonly ticketOrder: string
  readonly leg: number
  readonly userId: string
}

async function leaveEarlier(room: Room, { ticketOrder, leg, userId }: Direction): Promise<void> {
  for (const { orderId, state } of await openOrders(room.database, ticketOrder, leg)) {
    if (state !== 'held') continue
    const { status } = await room.orders.ofUser(orderId, userId, laterBagKind)
    if (status === 'submitted' || status === 'approved') await room.orders.cancel(orderId, userId)
  }
}

interface Sold {
  readonly kilos: readonly Pick<BagNow, 'kg' | 'pieces'>[]
  readonly route: string
  readonly departsLocal: Temporal.PlainDateTime
  readonly departsAt: Temporal.Instant
  readonly city: { readonly code: string; readonly name: string }
}

/** Ahead until the flight goes. */
function serviceOf({ kilos, route, departsLocal, departsAt, city }: Sold): Service {
  const [first] = kilos
  const words = kilos.length === 1 && first !== undefined ? `${bagWords(first)} بار اضافه` : 'بار اضافه'
  return {
    name: `${words}، پرواز ${route}`, // its day stands beside it, in the reader's calendar
    cityCode: city.code,
    cityName: city.name,
    beginsOn: departsLocal.toPlainDate(),
    endsAt: departsAt,
  }
}

function foreignOf({ there }: LaterBagSeller, chosen: readonly BagNow[]): readonly ForeignPart[] {
  const rate = there?.rate
  if (rate === undefined || rate.currency === 'IRR') return []
  const minor = chosen.reduce((total, { service }) => total + (service?.minor ?? 0), 0)
  return [{ ...rate, currency: rate.currency, part: 0, minor }]
}
