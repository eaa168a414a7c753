import { clockTime } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import { hotelOf } from '#hotels/catalogue.ts'
import { persianDigits } from '#money/digits.ts'
import { rial } from '#money/rial.ts'
import type { RulesInForce } from '#orders/pricing/rules-in-force.ts'
import { penaltySteps, penaltyStretches } from '#penalties/penalty.ts'
import type { Bed } from '#tours/beds.ts'
import { cardPaper, exitPaper, passportPaper } from '#tours/data/place-data.ts'
import { ladderNamed } from '#tours/ladders.ts'
import { leaderWords } from '#tours/leader.ts'
import { packageName, packageOf, type TourPackage } from '#tours/packages.ts'
import { programmeOf } from '#tours/programme.ts'
import type { TourDetail, TourGroup, TourHotel, TourListed } from '#tours/responses.ts'
import type { BedPrice, Departure, ListedDeparture } from '#tours/server/departures.ts'
import { ruledBeds } from '#tours/server/ruled-beds.ts'

export function listed(
  departure: ListedDeparture,
  { isFlightFull, rules }: { readonly isFlightFull: boolean; readonly rules: RulesInForce },
): TourListed {
  const prices = ruledBeds(departure.doubles, departure, rules).map(({ total }) => total)
  const stars = [...new Set(departure.doubles.map(({ hotelId }) => hotelOf(hotelId).stars))]
  return { ...headOf(departure), isFlightFull, stars: stars.toSorted(), price: Math.min(...prices) }
}

function headOf(departure: Departure): Omit<TourListed, 'stars' | 'price' | 'isFlightFull'> {
  const of = packageOf(departure.packageId)
  const { place, nights, isCharter } = of
  return {
    departureId: departure.id,
    packageId: of.id,
    name: packageName(of),
    cityCode: place.cityCode,
    cityName: place.name,
    isDomestic: place.isDomestic,
    nights,
    leavesOn: departure.leavesOn.toString(),
    returnsOn: departure.returnsOn.toString(),
    outbound: departure.outbound,
    inbound: departure.inbound,
    isCharter,
    entryPaper: place.entryPaper,
    group: groupOf(departure),
  }
}

export function groupOf({
  elsewhere,
  held,
  sold,
  seats,
  minimum,
  decidedAt,
  closesAt,
}: Departure): TourGroup {
  const registered = elsewhere + sold
  return {
    registered,
    seats,
    minimum,
    left: seats - registered - held,
    isSure: registered >= minimum,
    decidedAt: decidedAt.toString(),
    closesAt: closesAt.toString(),
  }
}

interface Looked {
  readonly now: Temporal.Instant
  /** of both flights; of one that is closed nobody asks */
  readonly hasSeats: boolean
}

export function detailed(
  departure: Departure,
  prices: readonly BedPrice[],
  { now, hasSeats }: Looked,
): TourDetail {
  const of = packageOf(departure.packageId)
  const hotels = hotelViews(prices)
  const ladder = ladderNamed(departure.ladder)
  const isCalledOff = departure.calledOffAt !== null
  return {
    ...headOf(departure),
    stars: [...new Set(hotels.map(({ stars }) => stars))].toSorted(),
    price: Math.min(...hotels.map((hotel) => hotel.prices.double)),
    hotels,
    programme: [
      ...programmeOf(of, { leaves: hourOf(departure.outbound), returns: hourOf(departure.inbound) }),
    ],
    ...contentsOf(of),
    penalties: penaltiesOf(departure, now),
    rule: { source: ladder.source, since: ladder.effectiveFrom },
    isFlightFull: !hasSeats,
    isCalledOff,
    isOpen:
      hasSeats &&
      !isCalledOff &&
      Temporal.Instant.compare(departure.closesAt, now) > 0 &&
      groupOf(departure).left > 0,
  }
}

function hourOf({ departsLocal }: Departure['outbound']): string {
  return clockTime(Temporal.PlainDateTime.from(departsLocal))
}

function hotelViews(prices: readonly BedPrice[]): TourHotel[] {
  return [...Map.groupBy(prices, ({ hotelId }) => hotelId)]
    .flatMap(([id, own]) => {
      const { name, nameEn, stars, area } = hotelOf(id)
      const double = own.find(({ bed }) => bed === 'double')
      if (double === undefined) return []
      const of = (bed: Bed) => own.find((one) => one.bed === bed)?.total ?? 0
      const beds = {
        double: of('double'),
        single: of('single'),
        'child-bed': of('child-bed'),
        'child-no-bed': of('child-no-bed'),
        infant: of('infant'),
      }
      return [{ hotelId: id, name, nameEn, stars, area, prices: beds, parts: double.parts }]
    })
    .toSorted((a, b) => a.prices.double - b.prices.double)
}

function contentsOf({ place, nights }: TourPackage) {
  return {
    included: [
      'پرواز رفت و برگشت',
      `${persianDigits(nights)} شب اقامت با صبحانه`,
      'ترانسفر فرودگاهی رفت و برگشت',
      `گشت شهر با ${leaderWords(place)}`,
      'بیمهٔ سفر پایه',
    ],
    notIncluded: [...place.notIncluded],
    documents: place.isDomestic
      ? [cardPaper]
      : [
          passportPaper,
          exitPaper,
          ...(place.entryPaper === null ? [] : [`${place.entryPaper}، پیش از پرواز`]),
        ],
  }
}

/** Of the whole, in percent; each part is kept in the same share. */
function penaltiesOf({ ladder, departsAt }: Departure, now: Temporal.Instant): TourDetail['penalties'] {
  const stretches = penaltyStretches(ladderNamed(ladder), departsAt.toZonedDateTimeISO(iranZone))
  const hundred = rial(100)
  const prices = [{ count: 1, baseFare: hundred, totalPrice: hundred }]
  return penaltySteps({ stretches, prices, now }).map(({ until, percent, state }) => ({
    until,
    percent,
    state,
  }))
}
