import { alternativesShown, type Nearness, nearest, type Offer } from '#flights/alternatives.ts'
import type { Alternative, Alternatives } from '#flights/answered.ts'
import type { AlternativesTo } from '#flights/asked.ts'
import { availableBody } from '#flights/available-body.ts'
import { passengersPath } from '#flights/passengers-path.ts'
import { resultsPath } from '#flights/results-path.ts'
import type { Search } from '#flights/search-params.ts'
import { todayAt } from '#flights/server/inventory/flight-day.ts'
import { provocations } from '#flights/server/inventory/provocations.ts'
import { soldDaysAhead } from '#flights/server/journey.ts'
import { type Missed, missedByOrder, missedBySearch } from '#flights/server/missed.ts'
import type { Room } from '#flights/server/room.ts'
import { search } from '#flights/server/search.ts'
import { airlineOf } from '#places/airlines.ts'

/** so far from the wanted day somebody still goes */
const daysAround = 3

/** What Alternatives does; see the door. Days are searched outwards from the wanted one until enough is found. */
export async function alternatives(
  room: Room,
  asked: AlternativesTo,
  userId: string | undefined,
): Promise<Alternatives> {
  const missed =
    asked.orderId === undefined
      ? await missedBySearch(room, asked)
      : await missedByOrder(room, asked.orderId, userId)
  const found: Alternative[] = []
  for (let days = 0; days <= daysAround && found.length < alternativesShown; days += 1)
    found.push(...(await nearOn(room, missed, days)))
  return {
    searchAgain: resultsPath(searchOf(missed, missed.wanted.date)),
    alternatives: found.slice(0, alternativesShown),
  }
}

interface Found extends Offer {
  readonly requestId: string
  readonly search: Search
}

/** What is near on the days so far before and after the wanted one. */
async function nearOn(room: Room, missed: Missed, days: number): Promise<readonly Alternative[]> {
  const wanted = Temporal.PlainDate.from(missed.wanted.date)
  const today = todayAt(room.clock.now())
  const dates = [...new Set([days, -days])]
    .map((more) => wanted.add({ days: more }))
    .filter((date) => isSold(date, today))
  const found = await Promise.all(dates.map((date) => foundOn(room, searchOf(missed, date.toString()))))
  return nearest(found.flat(), missed.wanted).map(shown)
}

function isSold(date: Temporal.PlainDate, today: Temporal.PlainDate): boolean {
  const ahead = today.until(date).days
  return ahead >= 0 && ahead <= soldDaysAhead
}

/** Kept as a search of its own: what it finds may be chosen from for as long as any search's. */
async function foundOn(room: Room, one: Search): Promise<readonly Found[]> {
  const { requestId, proposals } = await search(room, availableBody(one))
  return proposals
    .filter(({ flightGroups: [group] }) => !provoked.has(group?.flightNumber ?? ''))
    .map((proposal) => ({ proposal, requestId, search: one }))
}

/** Flights that go wrong on purpose are nobody's way out. */
const provoked = new Set(provocations.map(({ flightNumber }) => flightNumber))

function searchOf({ origin, destination, party }: Missed, date: string): Search {
  return { origin, destination, date, ...party }
}

function shown({
  proposal,
  requestId,
  search: asked,
  nearness,
}: Found & { nearness: Nearness }): Alternative {
  const { proposalId, isCharter, sellerName, seat, totalPrice, flightGroups } = proposal
  const [group] = flightGroups
  const [first, last] = [group?.flightLegs[0], group?.flightLegs.at(-1)]
  if (group === undefined || first === undefined || last === undefined)
    throw new RangeError(`proposal ${proposalId} has no flight`)
  return {
    nearness,
    address: passengersPath(asked, { requestId, proposalId }),
    requestId,
    proposalId,
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
    seat,
    totalPrice,
  }
}
