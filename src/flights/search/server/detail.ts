import { domesticRouteRules } from '#flights/abroad/route-rules.ts'
import { routeRulesAbroad } from '#flights/abroad/route-rules-abroad.ts'
import { fareSentences } from '#flights/choosing/fare-sentences.ts'
import { bagsQuoted } from '#flights/choosing/server/bags-on-sale.ts'
import { type Chosen, chosen } from '#flights/choosing/server/chosen.ts'
import { travelOf } from '#flights/choosing/server/travel.ts'
import type { LegOnSale } from '#flights/inventory/server/on-sale.ts'
import { protectionOffered } from '#flights/protection/server/protection-offered.ts'
import type { JourneyChosen } from '#flights/requests.ts'
import type { FareRules, FlightDetail, ItemisedPrice } from '#flights/responses.ts'
import { cityName } from '#flights/search/server/city-name.ts'
import { countedPrices, itemised } from '#flights/search/server/party-prices.ts'
import { type Moment, proposalOf } from '#flights/search/server/proposals.ts'
import { seatsOfFares } from '#flights/search/server/searches.ts'
import type { Room } from '#flights/server/room.ts'
import { foreignParts } from '#flights/supplier/server/foreign-parts.ts'
import { foreignWords } from '#orders/foreign-words.ts'
import { groupsOf, seatCount } from '#passengers/party.ts'
import { type FarePaid, penaltySteps, stepAmounts } from '#penalties/penalty.ts'
import { filedTogether } from '#penalties/penalty-ladder.ts'

/** Answers the calls FlightDetail, GetPlpProposalDetails and GetFlightDetails. */
export async function detailOf(room: Room, asked: JourneyChosen): Promise<FlightDetail> {
  const { search, legs } = await chosen(room, asked)
  const moment: Moment = { party: search.party, now: room.clock.now() }
  const [{ leg: first }, ...more] = legs
  const seat = await seatsLeft(room, legs, moment)
  const proposal = proposalOf([first, ...more.map(({ leg }) => leg)], seat, moment)
  const rules = legs.map(({ leg }) => fareRules(leg, moment))
  const protection = await protectionOffered(room, { search, legs })
  return {
    requestId: search.requestId,
    validUntil: search.validUntil.toString({ smallestUnit: 'second' }),
    flightProposal: { ...proposal, isReturning: search.isReturning },
    itemisedPrices: itemisedOf(legs, moment),
    foreign: foreignOf(legs, moment),
    fareRules: rules[0] ?? fareRules(first, moment),
    legRules: rules,
    bags: await bagsQuoted(
      room,
      legs.map(({ leg }) => leg),
      search.party,
    ),
    routeRules: routeRules(legs),
    ...(protection && { protection }),
    party: search.party,
    travel: travelOf(legs, moment.now),
  }
}

function routeRules(legs: Chosen['legs']): FlightDetail['routeRules'] {
  const [{ leg: first }] = legs
  return legs.some(({ leg }) => leg.isInternational)
    ? routeRulesAbroad(legs.map(({ leg }) => leg.group))
    : domesticRouteRules(first.isCharter)
}

/** Seats left on the fullest flight; 0 when a fare is closed or has too few for the party. */
async function seatsLeft(room: Room, legs: Chosen['legs'], { party, now }: Moment): Promise<number> {
  const fares = legs.flatMap(({ leg }) => leg.fares)
  const free = await seatsOfFares(
    room.database,
    fares.map(({ id }) => id),
  )
  const seat = Math.min(...fares.map(({ id }) => free.get(id) ?? 0))
  const isOpen = fares.every(({ closesAtMs }) => closesAtMs > now.epochMilliseconds)
  return isOpen && seat >= seatCount(party) ? seat : 0
}

function itemisedOf(legs: Chosen['legs'], { party }: Moment): ItemisedPrice[] {
  const [first, ...others] = legs.map(({ leg }) => itemised(countedPrices(leg.prices, party)))
  return others.reduce((sum, prices) => sum.map((price, place) => added(price, prices[place])), first ?? [])
}

function foreignOf(legs: Chosen['legs'], { party }: Moment): FlightDetail['foreign'] {
  const groups = groupsOf(party)
  return foreignParts(legs.map(({ leg }) => ({ leg, groups }))).map(foreignWords)
}

function added(price: ItemisedPrice, other: ItemisedPrice | undefined): ItemisedPrice {
  if (other === undefined) return price
  return {
    ...price,
    baseFare: price.baseFare + other.baseFare,
    taxes: price.taxes + other.taxes,
    totalPrice: price.totalPrice + other.totalPrice,
    taxItems: [...Map.groupBy([...price.taxItems, ...other.taxItems], ({ code }) => code).values()].flatMap(
      ([tax, ...more]) =>
        tax === undefined
          ? []
          : { ...tax, amount: more.reduce((sum, { amount }) => sum + amount, tax.amount) },
    ),
  }
}

export function fareRules(leg: LegOnSale, { party, now }: Moment): FareRules {
  return rulesFor(leg, { prices: countedPrices(leg.prices, party), now })
}

export function rulesFor(
  leg: LegOnSale,
  { prices, now }: { readonly prices: readonly FarePaid[]; readonly now: Temporal.Instant },
): FareRules {
  const { origin } = leg.fares[0].departure
  return {
    isCharter: leg.isCharter,
    timeZone: origin.timeZone,
    cityName: cityName(origin),
    steps: [...penaltySteps({ stretches: leg.stretches, prices, now })],
    each: leg.stretches.map(({ percent }) => stepAmounts(oneOf(prices), percent)),
    baggage: leg.group.baggage,
    sentences: [...fareSentences(leg, leg.group.baggage)],
    texts: textsOf(leg),
    ...filedTogether(leg.fares.map(({ ladder }) => ladder)),
  }
}

/** The first of a party's prices is an adult's. */
function oneOf(prices: readonly FarePaid[]): readonly FarePaid[] {
  return prices.slice(0, 1).map((price) => ({ ...price, count: 1 }))
}

/** What airlines say of their fares themselves; of several flights on one offer once. */
export function textsOf({ fares }: Pick<LegOnSale, 'fares'>): FareRules['texts'] {
  const told = new Map(
    fares.flatMap(({ ruleText, departure }) =>
      ruleText === null ? [] : [[ruleText, departure.airline.name] as const],
    ),
  )
  return [...told].map(([text, airline]) => ({ airline, text }))
}
