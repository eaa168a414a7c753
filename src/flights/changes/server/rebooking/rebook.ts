import { productChannels } from '#calls/product-channel.ts'
import type { HeldBag } from '#flights/booking/server/held-bags.ts'
import type { FlightItem } from '#flights/booking/server/hold.ts'
import { extraOf, journeyOf } from '#flights/booking/server/submit.ts'
import type { RebookBody, Rebooked } from '#flights/changes/rebooking.ts'
import { fits } from '#flights/changes/server/rebooking/fits.ts'
import { legsOnSale } from '#flights/changes/server/rebooking/leg-wanted.ts'
import { groupsOn, type Rebookable, rebookable } from '#flights/changes/server/rebooking/rebookable.ts'
import { pricedBy } from '#flights/choosing/server/chosen.ts'
import type { LegOnSale } from '#flights/inventory/server/on-sale.ts'
import { ruledLeg, rulesOn } from '#flights/pricing/server/ruled-leg.ts'
import { rulesMade } from '#flights/pricing/server/rules-made.ts'
import type { HeldProtection } from '#flights/protection/held-protection.ts'
import { withProtectionNamed } from '#flights/protection/protection-named.ts'
import { isPricedFor } from '#flights/search/server/party-prices.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'
import { minus, rial } from '#money/rial.ts'
import { isUnpaid } from '#orders/life.ts'
import { due, type Order } from '#orders/order.ts'
import { noRules } from '#orders/pricing/rules-in-force.ts'
import { itemsOf } from '#orders/rebooking.ts'
import type { OnBehalf } from '#orders/server/on-behalf.ts'
import type { NewOrder } from '#orders/server/orders.ts'
import type { RebookedTo } from '#orders/server/rebookings-of.ts'
import { partyOf } from '#passengers/party.ts'
import { Refusal } from '#server/refusal.ts'

export interface Rebooker {
  readonly userId: string
  readonly once: string
  readonly onBehalf?: OnBehalf
}

export async function rebook(room: Room, asked: RebookBody, rebooker: Rebooker): Promise<Rebooked> {
  const { orderId, leg } = asked
  const found = await rebookable(room, { ...asked, userId: rebooker.userId })
  const wanted = (await legsOnSale(room, [asked.proposalId])).get(asked.proposalId)
  if (wanted === undefined || !fits(found, wanted)) throw refuse('OTHER_FLIGHT_GONE')
  const items = itemsOf({ leg, passengers: found.passengers })
  const quote = await room.refunds.quote({ orderId, userId: rebooker.userId, items })
  if (quote.penalty > 0 || quote.refund !== found.worth) throw refuse('NOT_FREE')
  const wish = await orderFor(room, { asked, rebooker, found, wanted, quote })
  return rebookedView(await inPlaceOfAnother(room, wish), found)
}

export interface FlightInPlace {
  readonly asked: RebookBody
  readonly rebooker: Rebooker
  readonly found: Rebookable
  readonly wanted: LegOnSale
  readonly quote: Quoted
  /** by the positions in the new order */
  readonly bags?: readonly HeldBag[]
  readonly protections?: readonly HeldProtection[]
  /** its seller's own change, which no price rule makes dearer */
  readonly isSellersOwn?: boolean
}

type Quoted = Awaited<ReturnType<Room['refunds']['quote']>>

export async function orderFor(
  room: Room,
  { asked, rebooker, found, wanted, quote, bags = [], protections = [], isSellersOwn = false }: FlightInPlace,
): Promise<NewOrder> {
  const { orderId: ofOrderId, leg } = asked
  const groups = groupsOn(found, wanted.fares[0].departure.date)
  if (!isPricedFor(wanted.prices, partyOf(groups))) throw refuse('OTHER_FLIGHT_GONE')
  const now = room.clock.now()
  const channel = await room.orders.pricing.channelNow()
  const inForce = isSellersOwn ? noRules : await rulesOn(room, now, channel)
  const rules = rulesMade([{ leg: ruledLeg(wanted, inForce), groups }])
  const item: FlightItem = {
    legs: [
      {
        fareIds: wanted.fares.map(({ id }) => id),
        isReturning: false,
        groups,
        bags,
        protections,
        ...pricedBy({ pricedAt: isSellersOwn ? undefined : now, channel }),
      },
    ],
  }
  return {
    ownerId: rebooker.userId,
    product: 'flight',
    item,
    journeys: [journeyOf({ leg: wanted, isReturning: false })],
    stay: null,
    passengers: found.people.map((person, place) => ({ ...person, group: groups[place] ?? person.group })),
    contact: await room.orders.contactOf(ofOrderId),
    channel: productChannels.web,
    total: rial(asked.total),
    rules,
    extras: withProtectionNamed(
      bags.map((bag) => extraOf({ leg: 0, bag })),
      [protections],
    ),
    once: rebooker.once,
    onBehalf: rebooker.onBehalf,
    rebooking: { ofOrderId, leg, ...givenBy(found, quote) },
  }
}

function givenBy({ reason, passengers, worth, penalty }: Rebookable, { quoteId, expiresAt }: Quoted) {
  const lockedUntil = reason === 'traveller' ? Temporal.Instant.from(expiresAt) : null
  return { passengers, quoteId, worth, penalty, reason, lockedUntil }
}

/** A new choice releases an earlier unpaid one; a paid one is being issued and stays. */
export async function inPlaceOfAnother(room: Room, wish: NewOrder): Promise<Order> {
  try {
    return await room.orders.submit(wish)
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'REBOOKING_OPEN') throw error
    const { ownerId, rebooking } = wish
    const { to } = await room.orders.rebookingsOf(rebooking?.ofOrderId ?? '', ownerId)
    const isOfThem = ({ leg, passengers }: RebookedTo) =>
      leg === rebooking?.leg && passengers.some((one) => rebooking.passengers.includes(one))
    const unpaid = to.filter((one) => isUnpaid(one.status) && isOfThem(one))
    if (unpaid.length === 0) throw error
    for (const { orderId } of unpaid) await room.orders.cancel(orderId, ownerId)
    return room.orders.submit(wish)
  }
}

export function rebookedView(order: Order, { worth }: Rebookable): Rebooked {
  return {
    orderId: order.orderId,
    orderNumber: order.orderNumber,
    total: order.total,
    credit: order.credit,
    toPay: due(order),
    back: minus(worth, order.credit),
    holdExpiresAt: order.holdExpiresAt.toString(),
  }
}
