import type { Hotel } from '#hotels/catalogue.ts'
import { seasonPercent } from '#hotels/season.ts'
import { fromToman, percentOf, plus, type Rial, rial, roundedUp, sum, ZERO } from '#money/rial.ts'
import type { Bed } from '#tours/beds.ts'
import type { TourPackage } from '#tours/packages.ts'
import type { PartPrices } from '#tours/price-parts.ts'

/** percent of an adult's part; the hotel's of one of two in a room, and of a whole room for who is alone */
const bedPercents = {
  double: { air: 100, stay: 100, ground: 100, insurance: 100 },
  single: { air: 100, stay: 185, ground: 100, insurance: 100 },
  'child-bed': { air: 75, stay: 60, ground: 70, insurance: 100 },
  'child-no-bed': { air: 75, stay: 20, ground: 50, insurance: 100 },
  infant: { air: 10, stay: 0, ground: 0, insurance: 100 },
} as const satisfies Record<Bed, object>

const servicePercent = 6
/** rial: 10,000 toman, so that every price of a contract is round */
const step = 100_000
/** a charterer's seats are bought together, and are cheaper */
const charterPercent = 88

/** The contract's price of a bed on a departure, part by part. */
export function bedPrice(
  { place, nights, isCharter }: TourPackage,
  hotel: Hotel,
  { leavesOn, bed }: { readonly leavesOn: Temporal.PlainDate; readonly bed: Bed },
): PartPrices {
  const percents = bedPercents[bed]
  const part = (toman: number, percent: number) => round(percentOf(fromToman(toman), percent))
  const season = percentOf(fromToman(place.flight), seasonPercent(leavesOn))
  const air = round(percentOf(percentOf(season, isCharter ? charterPercent : 100), percents.air))
  const parts = {
    air,
    stay: round(percentOf(hotelShare(hotel, leavesOn, nights), percents.stay)),
    transfer: part(place.transfer, percents.ground),
    insurance: part(place.insurance, percents.insurance),
    leader: part(place.leader, percents.ground),
  }
  return { ...parts, service: round(percentOf(sum(Object.values(parts)), servicePercent)) }
}

/** Half of the plainest room for two, with breakfast. */
function hotelShare(hotel: Hotel, leavesOn: Temporal.PlainDate, nights: number): Rial {
  const room = Math.min(...hotel.roomTypes.flatMap((type) => (type.mostAdults < 2 ? [] : [type.baseNight])))
  const each = Array.from({ length: nights }, (_, night) =>
    plus(
      percentOf(rial(Math.round(room / 2)), seasonPercent(leavesOn.add({ days: night }))),
      rial(hotel.boards.breakfast),
    ),
  )
  return sum(each)
}

function round(amount: Rial): Rial {
  return amount === ZERO ? ZERO : roundedUp(amount, step)
}
