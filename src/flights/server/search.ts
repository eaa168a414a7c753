import { randomUUID } from 'node:crypto'
import { clocks } from '#calendar/clocks.ts'
import type { Results } from '#flights/answered.ts'
import type { AvailableBody } from '#flights/asked.ts'
import { tripTypes } from '#flights/proposal.ts'
import { dayOnSale } from '#flights/server/days.ts'
import { airportPairs, checkDate } from '#flights/server/journey.ts'
import { proposalsOf } from '#flights/server/proposals.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'
import { type KeptSearch, keepAndCount } from '#flights/server/searches.ts'
import { PARTY_TEXTS, type Party, partyFaults } from '#passengers/party.ts'
import { Faults } from '#server/refusal.ts'

/** What Available does; see the door. */
export async function search(room: Room, asked: AvailableBody): Promise<Results> {
  const kept = keptSearch(room, asked)
  const pairs = airportPairs(asked.origin, asked.destination)
  const days = await Promise.all(
    pairs.map(([origin, destination]) => dayOnSale(room, { origin, destination, date: kept.date })),
  )
  const seats = await keepAndCount(
    room.database,
    kept,
    days.map(({ id }) => id),
  )
  const proposals = proposalsOf(days, seats, { party: kept.party, now: kept.searchedAt })
  return {
    requestId: kept.requestId,
    searchedAt: kept.searchedAt.toString({ smallestUnit: 'second' }),
    validUntil: kept.validUntil.toString({ smallestUnit: 'second' }),
    proposals: proposals.filter(({ cabinClass }) => [undefined, cabinClass].includes(asked.cabinClass)),
  }
}

function keptSearch(room: Room, asked: AvailableBody): KeptSearch {
  const party: Party = { adults: asked.adults, children: asked.children, infants: asked.infants }
  const faults = partyFaults(party)
  if (faults.length > 0)
    throw new Faults(faults.map((fault) => ({ property: 'party', says: PARTY_TEXTS[fault] })))
  const [first = '', ...more] = asked.dates
  if (asked.flightType !== tripTypes.oneWay || more.length > 0) throw refuse('ONE_WAY_ONLY')
  const date = Temporal.PlainDate.from(first)
  const searchedAt = room.clock.now()
  checkDate(date, searchedAt)
  return {
    requestId: randomUUID(),
    origin: asked.origin,
    destination: asked.destination,
    date,
    party,
    searchedAt,
    validUntil: searchedAt.add({ seconds: clocks.search }),
  }
}
