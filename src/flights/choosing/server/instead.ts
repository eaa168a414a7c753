import { productChannels } from '#calls/product-channel.ts'
import type { FlightItem } from '#flights/booking/server/hold.ts'
import { journeyOf, soldAs } from '#flights/booking/server/submit.ts'
import { nearestTo } from '#flights/choosing/server/alternatives.ts'
import { type Chosen, type ChosenLeg, chosen, pricedBy } from '#flights/choosing/server/chosen.ts'
import { rulesMade } from '#flights/pricing/server/rules-made.ts'
import type { JourneyChosen } from '#flights/requests.ts'
import type { Alternative } from '#flights/responses.ts'
import { isPricedFor, legTotal } from '#flights/search/server/party-prices.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'
import { foreignParts } from '#flights/supplier/server/foreign-parts.ts'
import { waysOn } from '#flights/tickets/web/ways-on.ts'
import { rial, sum } from '#money/rial.ts'
import type { Journey, OrderPassenger } from '#orders/order.ts'
import type { Instead, InsteadOffer, TakingInstead } from '#orders/product.ts'
import type { NewOrder } from '#orders/server/orders.ts'
import { type AgeGroup, ageGroupAt } from '#passengers/age.ts'
import { partyOf } from '#passengers/party.ts'
import { airportOf } from '#places/airports.ts'

/** of the ten seconds in which something is offered, what suppliers may take */
const patienceMs = 8000

/** Another flight for an order that could not be issued: the same at another seller, the nearest of that day, then of the days around. */
export function insteadOf(room: Room): Instead {
  return {
    offers: (orderId, userId) => offers(room, orderId, userId),
    hold: async (taking) => room.orders.submit(await wish(room, taking)),
  }
}

async function offers(room: Room, orderId: string, userId: string): Promise<readonly InsteadOffer[]> {
  const found = await nearestTo(room, { asked: { orderId }, userId, patienceMs })
  const texts = waysOn(found)
  return found.alternatives.flatMap((one, place) => {
    const text = texts[place]
    if (text === undefined) return []
    const { to: _, ...words } = text
    return [{ ...words, offer: nameOf(one), total: rial(one.totalPrice) }]
  })
}

/** What its search signed, and what was chosen of it. */
function nameOf({ requestId, proposalId, returningRequestId, returningProposalId }: Alternative): string {
  const back =
    returningRequestId === undefined || returningProposalId === undefined
      ? {}
      : { returningRequestId, returningProposalId }
  return new URLSearchParams({ requestId, proposalId, ...back }).toString()
}

function chosenIn(offer: string): JourneyChosen {
  const told = new URLSearchParams(offer)
  const [requestId, proposalId] = [told.get('requestId'), told.get('proposalId')]
  if (requestId === null || proposalId === null) throw refuse('OTHER_FLIGHT_GONE')
  const [returningRequestId, returningProposalId] = [
    told.get('returningRequestId') ?? undefined,
    told.get('returningProposalId') ?? undefined,
  ]
  return {
    requestId,
    proposalId,
    ...(returningRequestId !== undefined && { returningRequestId }),
    ...(returningProposalId !== undefined && { returningProposalId }),
  }
}

async function wish(room: Room, { orderId, userId, offer, total, once }: TakingInstead): Promise<NewOrder> {
  await room.orders.ofUser(orderId, userId, 'flight')
  const { legs } = await chosen(room, chosenIn(offer))
  if (!isSameWay(legs, await room.orders.journeysOf(orderId))) throw refuse('OTHER_FLIGHT_GONE')
  const people = await room.orders.passengersOf(orderId)
  const items = legs.map((leg) => itemOf(leg, people))
  if (legs.some(({ leg }, place) => !isPricedFor(leg.prices, partyOf(items[place]?.groups ?? []))))
    throw refuse('OTHER_FLIGHT_GONE')
  const now = sum(legs.map(({ leg }, place) => legTotal(leg.prices, partyOf(items[place]?.groups ?? []))))
  if (now !== total) throw refuse('OTHER_FLIGHT_GONE')
  return {
    ownerId: userId,
    product: 'flight',
    item: { legs: items } satisfies FlightItem,
    journeys: legs.map(journeyOf),
    stay: null,
    passengers: people.map((person, place) => ({
      ...person,
      group: items[0]?.groups[place] ?? person.group,
    })),
    contact: await room.orders.contactOf(orderId),
    channel: productChannels.web,
    total,
    foreign: foreignParts(legs.map(({ leg }, place) => ({ leg, ...soldAs(items[place]) }))),
    rules: rulesMade(legs.map(({ leg }, place) => ({ leg, groups: items[place]?.groups ?? [] }))),
    once,
    insteadOf: orderId,
  }
}

function isSameWay(legs: Chosen['legs'], journeys: readonly Journey[]): boolean {
  const cities = ({ origin, destination }: Pick<Journey, 'origin' | 'destination'>) =>
    `${airportOf(origin).cityCode} ${airportOf(destination).cityCode}`
  return legs.map(journeyOf).map(cities).join() === journeys.map(cities).join()
}

/** Age groups by the direction's first day, as of every order. */
function itemOf({ leg, isReturning, pricedAt, channel }: ChosenLeg, people: readonly OrderPassenger[]) {
  const { date } = leg.fares[0].departure
  return {
    fareIds: leg.fares.map(({ id }) => id),
    isReturning,
    ...pricedBy({ pricedAt, channel }),
    groups: people.map(({ birthDate }): AgeGroup => ageGroupAt(birthDate, date)),
  }
}
