import { cabinKg } from '#flights/facts/cabin-bag.ts'
import type { SupplierOffer } from '#flights/supplier/offer.ts'
import type { SearchQuery } from '#flights/supplier/query.ts'
import type { NiraFlight } from '#flights/supplier/server/nira/availability.ts'
import type { NiraClassView } from '#flights/supplier/server/nira/classes-text.ts'
import type { NiraFare } from '#flights/supplier/server/nira/fare-response.ts'
import { type NiraFlightRef, offerRef } from '#flights/supplier/server/nira/offer-ref.ts'
import { type Party, seatCount } from '#passengers/party.ts'

const businessClasses = 'CJD'

/** hosts state no expiry; longer is not reliable */
const goodForMinutes = 20

export interface ClassWanted {
  readonly flight: NiraFlight
  readonly shown: NiraClassView
}

export function cabinOf(letter: string): 1 | 2 {
  return businessClasses.includes(letter) ? 2 : 1
}

export function classesWanted(flights: readonly NiraFlight[], query: SearchQuery): readonly ClassWanted[] {
  return flights.flatMap((flight) => {
    const open = flight.classes
      .filter(({ seats, adultTotal }) => seats >= seatCount(query.party) && adultTotal !== undefined)
      .toSorted((a, b) => (a.adultTotal ?? 0) - (b.adultTotal ?? 0))
    const cabins = Map.groupBy(open, ({ letter }) => cabinOf(letter))
    return [...cabins]
      .filter(([cabin]) => query.cabin === undefined || query.cabin === cabin)
      .flatMap(([, [cheapest]]) => (cheapest === undefined ? [] : [{ flight, shown: cheapest }]))
  })
}

export function refOf({ flight, shown }: ClassWanted): NiraFlightRef {
  const { airline, number, origin, destination, departsLocal } = flight
  return {
    airline,
    number,
    origin,
    destination,
    date: departsLocal.toPlainDate().toString(),
    letter: shown.letter,
  }
}

export function offerOf(wanted: ClassWanted, fare: NiraFare, now: Temporal.Instant): SupplierOffer {
  const { classes: _, ...flight } = wanted.flight
  const { letter, seats } = wanted.shown
  const cabin = cabinOf(letter)
  return {
    ref: offerRef(refOf(wanted)),
    isCharter: false,
    sellerName: null,
    directions: [
      [
        {
          ...flight,
          cabin,
          fareClass: letter,
          baggage: { cabinKg: cabinKg[cabin], checked: { unit: 'Kg', value: fare.checkedKg } },
          // hosts state whether a flight stops, not where
          stops: [],
        },
      ],
    ],
    prices: fare.prices,
    foreign: null,
    seatsLeft: seats,
    expiresAt: now.add({ minutes: goodForMinutes }),
    document: 'nationalCode',
    rules: fare.rules,
    ruleText: fare.ruleText,
  }
}

export function ageOn(birthDate: string, date: string): number {
  return Temporal.PlainDate.from(birthDate).until(Temporal.PlainDate.from(date), { largestUnit: 'year' })
    .years
}

export function partyOf(groups: readonly string[]): Party {
  const count = (group: string) => groups.filter((one) => one === group).length
  return { adults: count('adult'), children: count('child'), infants: count('infant') }
}
