import { type TripType, tripTypes } from '#flights/enumerations.ts'
import type { AvailableBody, Place } from '#flights/requests.ts'
import { checkDate, checkPlaces, isDomestic } from '#flights/search/server/journey.ts'
import type { LegWanted, SearchWanted } from '#flights/search/server/searches.ts'
import { refuse } from '#flights/server/refusals.ts'
import { PARTY_TEXTS, type Party, partyFaults } from '#passengers/party.ts'
import { placeMeant } from '#places/airports.ts'
import { Faults } from '#server/refusal.ts'

/** One search, or two for a domestic round trip. Faults for a party; refuses PLACE_UNKNOWN,
 * SAME_PLACE, NOT_FLOWN, DATE_PAST, DATE_TOO_FAR, DATES_BACKWARDS. */
export interface SearchesWanted {
  readonly scope: 'domestic' | 'international'
  readonly searches: readonly [SearchWanted, ...SearchWanted[]]
}

export function searchesWanted(
  asked: AvailableBody,
  { searchedAt, channel }: Pick<SearchWanted, 'searchedAt' | 'channel'>,
): SearchesWanted {
  const party = requestedParty(asked)
  const { cabinClass, flightType } = asked
  const legs = legsOf(asked)
  for (const [place, leg] of legs.entries())
    checkLeg(leg, { before: legs[place - 1], flightType, searchedAt })
  const scope = legs.every(({ origin, destination }) => isDomestic(origin, destination))
    ? 'domestic'
    : 'international'
  const whole: SearchWanted = { flightType, legs, isReturning: false, party, cabinClass, searchedAt, channel }
  const [out, back] = legs
  if (scope === 'international' || flightType !== tripTypes.roundTrip || back === undefined)
    return { scope, searches: [whole] }
  return {
    scope,
    searches: [
      { ...whole, legs: [out] },
      { ...whole, legs: [back], isReturning: true },
    ],
  }
}

export function requestedParty({ adults, children, infants }: Party): Party {
  const faults = partyFaults({ adults, children, infants })
  if (faults.length > 0)
    throw new Faults(faults.map((fault) => ({ property: 'party', says: PARTY_TEXTS[fault] })))
  return { adults, children, infants }
}

type Legs = SearchWanted['legs']

function legsOf({ flightType, origin, destination, dates, legs = [] }: AvailableBody): Legs {
  if (flightType === tripTypes.multiDestination) {
    const [first, second, ...more] = legs.map(legIn)
    if (first === undefined || second === undefined) throw fault('legs', 'دست‌کم دو مسیر بدهید.')
    return [first, second, ...more]
  }
  const [out = '', back, ...more] = dates
  const there = legIn({ origin, destination, date: out })
  if (flightType === tripTypes.oneWay) {
    if (back !== undefined) throw fault('dates', 'برای پرواز یک‌طرفه یک تاریخ بدهید.')
    return [there]
  }
  if (back === undefined || more.length > 0) throw fault('dates', 'تاریخ رفت‌وبرگشت را انتخاب کنید.')
  return [there, legIn({ origin: destination, destination: origin, date: back })]
}

function legIn({
  origin,
  destination,
  date,
}: {
  origin: Place
  destination: Place
  date: string
}): LegWanted {
  return {
    origin: placeMeant(origin),
    destination: placeMeant(destination),
    date: Temporal.PlainDate.from(date),
  }
}

function fault(property: string, says: string): Faults {
  return new Faults([{ property, says }])
}

interface Around {
  readonly before: LegWanted | undefined
  readonly flightType: TripType
  readonly searchedAt: Temporal.Instant
}

function checkLeg(leg: LegWanted, { before, flightType, searchedAt }: Around): void {
  checkPlaces(leg.origin, leg.destination)
  checkDate(leg.date, leg.origin, searchedAt)
  if (before === undefined || Temporal.PlainDate.compare(before.date, leg.date) <= 0) return
  throw refuse(flightType === tripTypes.roundTrip ? 'RETURN_BEFORE_DEPARTURE' : 'DATES_BACKWARDS', {
    property: flightType === tripTypes.roundTrip ? 'dates' : 'legs',
  })
}
