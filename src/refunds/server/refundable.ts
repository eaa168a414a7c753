import { nameView } from '#accounts/names.ts'
import type { OrderPassenger } from '#orders/order.ts'
import type { RefundItem, RefundLeg } from '#orders/refund-terms.ts'
import { filedTogether } from '#penalties/penalty-ladder.ts'
import type { Named } from '#refunds/holder-name.ts'
import { penaltyPercent, type ReckonedItem, sharesOf, stretchAt } from '#refunds/reckoning.ts'
import type { Refundable, RefundableItem } from '#refunds/responses.ts'
import { itemFault, matesOf, type SelectionFault, selectionText } from '#refunds/selection.ts'
import { amountsOf } from '#refunds/server/amounts.ts'
import { caseOf, type RefundCase } from '#refunds/server/case.ts'
import type { Room } from '#refunds/server/room.ts'
import { timelineOf } from '#refunds/timeline.ts'
import { saidHere } from '#web/server/as-viewed.ts'

export interface RefundableRequest {
  readonly orderId: string
  readonly userId: string
  readonly proposalId?: string | undefined
}

export async function refundableOf(
  room: Room,
  { orderId, userId, proposalId }: RefundableRequest,
): Promise<Refundable> {
  const found = await saidHere(() => caseOf(room, orderId, userId))
  const people = await room.orders.passengersOf(orderId)
  const now = room.clock.now()
  const { faults } = room.orders.faceOf(found.order.product).refund.words
  const legs = found.terms.legs.filter((leg) => (proposalId ?? leg.proposalId) === leg.proposalId)
  const items = found.reckoning.items
    .filter((item) => legs.some(({ leg }) => leg === item.leg))
    .map((item) => itemView(found, item, { now, person: people[item.passenger], faults }))
  const open = items.filter(({ allowed }) => allowed)
  return {
    orderId,
    orderNumber: found.order.orderNumber,
    product: found.order.product,
    isCharter: found.terms.isCharter,
    onCredit: (await room.orders.creditPayerOf(orderId)) !== undefined,
    allowed: open.length > 0,
    reason: open.length > 0 ? null : (items.find(({ reason }) => reason !== null)?.reason ?? null),
    now: now.toString(),
    legs: legs.map(legView),
    items,
    steps: open.length > 0 ? [...timelineOf(found.reckoning, open.map(bare), now)] : [],
    holders: [...(await holdersOf(room, userId, people))],
  }
}

function legView({ leg, proposalId, departure, cityName, ladders }: RefundLeg): Refundable['legs'][number] {
  return { leg, proposalId, departure: departure.toString(), cityName, ...filedTogether(ladders) }
}

export async function holdersOf(
  room: Room,
  userId: string,
  people: readonly Named[],
): Promise<readonly Named[]> {
  const saved = await room.passengers.savedOf(userId)
  const all = [...people, ...saved].filter(hasFarsiName).map(({ firstNameFarsi, lastNameFarsi }) => ({
    firstNameFarsi: firstNameFarsi ?? '',
    lastNameFarsi: lastNameFarsi ?? '',
  }))
  return [...new Map(all.map((name) => [`${name.firstNameFarsi} ${name.lastNameFarsi}`, name])).values()]
}

/** Accounts are in Farsi names; passengers by foreign passport have none. */
function hasFarsiName({ firstNameFarsi, lastNameFarsi }: Named): boolean {
  return `${firstNameFarsi}${lastNameFarsi}` !== ''
}

export function faultOf(
  { reckoning, terms }: RefundCase,
  item: ReckonedItem,
  at: Temporal.Instant,
): SelectionFault | undefined {
  const percent = penaltyPercent(item, stretchAt(reckoning, item.leg, at).percent)
  const stretches = reckoning.stretches.get(item.leg) ?? []
  const isUntold = percent === 100 && terms.legs.find(({ leg }) => leg === item.leg)?.isUntold
  const fault = itemFault(item, { stretches, percent, isUntold }, matesOf(reckoning.items, item))
  if (fault !== undefined) return fault
  return sharesOf(item, percent).refund === 0 ? 'NOTHING_TO_RETURN' : undefined
}

interface Seen {
  readonly now: Temporal.Instant
  readonly person: OrderPassenger | undefined
  readonly faults: Readonly<Record<string, string>>
}

function itemView(found: RefundCase, item: ReckonedItem, { now, person, faults }: Seen): RefundableItem {
  const fault = faultOf(found, item, now)
  const shares = sharesOf(item, stretchAt(found.reckoning, item.leg, now).percent)
  return {
    passenger: item.passenger,
    leg: item.leg,
    group: item.group,
    name: person === undefined ? '' : nameView(person),
    extra: item.extra ?? null,
    state: item.state,
    together: item.together ?? null,
    ...amountsOf(shares),
    allowed: fault === undefined,
    reason: fault === undefined ? null : selectionText(fault, faults),
    steps: [...timelineOf(found.reckoning, [item], now)],
  }
}

function bare({ passenger, leg }: RefundItem): RefundItem {
  return { passenger, leg }
}
