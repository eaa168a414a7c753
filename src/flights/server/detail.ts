import type { FareRules, FlightDetail } from '#flights/answered.ts'
import type { ProposalChosen } from '#flights/asked.ts'
import { fareSentences } from '#flights/fare-sentences.ts'
import { domesticRouteRules } from '#flights/route-rules.ts'
import { chosen } from '#flights/server/chosen.ts'
import type { FareOnSale } from '#flights/server/on-sale.ts'
import { ladderNamed } from '#flights/server/on-sale-rows.ts'
import { type CountedPrice, countedPrices, itemised } from '#flights/server/party-prices.ts'
import { type Moment, proposalOf } from '#flights/server/proposals.ts'
import type { Room } from '#flights/server/room.ts'
import { seatsOf } from '#flights/server/searches.ts'
import { seatCount } from '#passengers/party.ts'
import { penaltySteps } from '#penalties/penalty.ts'

/** What FlightDetail, GetPlpProposalDetails and GetFlightDetails do; see the door. */
export async function detailOf(room: Room, asked: ProposalChosen): Promise<FlightDetail> {
  const { search, fare } = await chosen(room, asked)
  const moment: Moment = { party: search.party, now: room.clock.now() }
  const free = await seatsOf(room.database, fare.id)
  const isOpen = fare.closesAtMs > moment.now.epochMilliseconds
  const seat = isOpen && free >= seatCount(search.party) ? free : 0
  return {
    requestId: search.requestId,
    validUntil: search.validUntil.toString({ smallestUnit: 'second' }),
    flightProposal: proposalOf(fare, seat, moment),
    itemisedPrices: itemised(countedPrices(fare.prices, search.party)),
    fareRules: fareRules(fare, moment),
    routeRules: domesticRouteRules(fare.isCharter),
    party: search.party,
  }
}

/** The rules of a fare for a party, as they stand at a moment. */
export function fareRules(fare: FareOnSale, { party, now }: Moment): FareRules {
  return rulesFor(fare, { prices: countedPrices(fare.prices, party), now })
}

/** The same for prices that are agreed upon already. */
export function rulesFor(
  fare: FareOnSale,
  { prices, now }: { readonly prices: readonly CountedPrice[]; readonly now: Temporal.Instant },
): FareRules {
  const ladder = ladderNamed(fare.ladderId)
  return {
    isCharter: fare.isCharter,
    steps: [...penaltySteps({ stretches: fare.stretches, prices, now })],
    baggage: fare.group.baggage,
    sentences: [...fareSentences(fare.isCharter, fare.group.baggage)],
    source: ladder.source,
    effectiveFrom: ladder.effectiveFrom,
  }
}
