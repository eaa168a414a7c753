import type { Anew, FlightInstead } from '#flights/changes/date-change.ts'
import { priceWords } from '#money/display-unit.ts'

/** Where giving back and buying anew costs less than the seller's change: by how much, and where to. */
export function anewWords({ anew, toPay, back, flightGroup }: FlightInstead) {
  if (anew === undefined) return undefined
  const less = toPay - back - (anew.price - anew.refund)
  const brings =
    anew.refund > 0
      ? `استرداد این بلیت ${priceWords(anew.refund)} برمی‌گرداند و`
      : 'این بلیت پولی برنمی‌گرداند ولی'
  return {
    says: `خرید دوبارهٔ همین پرواز ${priceWords(less)} ارزان‌تر است: ${brings} بلیت تازه ${priceWords(anew.price)} است.`,
    search: searchPath(flightGroup, anew),
  }
}

function searchPath({ flightLegs, departureDate }: FlightInstead['flightGroup'], { party }: Anew): string {
  const asked = {
    origin: flightLegs[0]?.origin ?? '',
    originKind: 'airport',
    destination: flightLegs.at(-1)?.destination ?? '',
    destinationKind: 'airport',
    date: departureDate,
    ...party,
  }
  return `/plp?${new URLSearchParams(Object.entries(asked).map(([key, value]) => [key, String(value)]))}`
}
