import { passengersPath } from '#flights/booking/passengers-path.ts'
import { type Nearness, type Offer, priceOf } from '#flights/choosing/alternatives.ts'
import type { FlightGroup, Proposal } from '#flights/proposal.ts'
import type { Alternative } from '#flights/responses.ts'
import type { Search } from '#flights/search/search-params.ts'
import { airlineOf } from '#places/airlines.ts'

export interface Found extends Offer {
  readonly requestId: string
  readonly returningRequestId: string | null
  readonly search: Search
}

export function alternativeView(
  found: Found & { readonly nearness: Nearness },
  orderId: string | undefined,
): Alternative {
  const { proposals, requestId, returningRequestId, search, nearness } = found
  const [out, back] = proposals
  if (out === undefined) throw new RangeError('an alternative without a proposal')
  const chosen = {
    requestId,
    proposalId: out.proposalId,
    ...(returningRequestId !== null && back && { returningRequestId, returningProposalId: back.proposalId }),
  }
  const address = passengersPath(search, chosen)
  return {
    nearness,
    ...chosen,
    address: orderId === undefined ? address : `${address}&again=${orderId}`,
    directions: proposals.flatMap((proposal) =>
      proposal.flightGroups.map((group, place) =>
        directionView(proposal, group, isBack(search, proposal, place)),
      ),
    ),
    seat: Math.min(...proposals.map(({ seat }) => seat)),
    totalPrice: priceOf({ proposals }),
  }
}

function isBack({ back }: Search, { isReturning }: Proposal, place: number): boolean {
  return isReturning || (back !== undefined && place === 1)
}

function directionView(
  { proposalId, isCharter, sellerName }: Proposal,
  group: FlightGroup,
  isReturning: boolean,
): Alternative['directions'][number] {
  const [first, last] = [group.flightLegs[0], group.flightLegs.at(-1)]
  if (first === undefined || last === undefined) throw new RangeError(`proposal ${proposalId} has no flight`)
  return {
    isReturning,
    airlineCode: group.marketingAirlineCode,
    airlineName: group.marketingAirlineName,
    airlineColours: [...airlineOf(group.marketingAirlineId).colours],
    flightNumber: group.flightNumber,
    sellerName,
    isCharter,
    origin: first.originCityName,
    destination: last.destinationCityName,
    departureDateTime: first.departureDateTime,
    arrivalDateTime: last.arrivalDateTime,
    durationMinutes: group.durationMinutes,
  }
}
