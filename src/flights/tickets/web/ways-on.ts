import { clockTime, weekdayDayMonth } from '#calendar/formatted.ts'
import type { Alternatives } from '#flights/responses.ts'
import { priceText } from '#money/display-unit.ts'
import { directionIfSeveral } from '#orders/direction-words.ts'
import type { Alternative } from '#orders/product.ts'

const nearnessOfFlight = {
  'same-flight': 'همین پرواز، فروشندهٔ دیگر',
  'same-day': 'همان روز',
  'other-day': 'روزی نزدیک',
} as const

const nearnessOfTrip = {
  'same-flight': 'همین پروازها، فروشندهٔ دیگر',
  'same-day': 'همان روزها',
  'other-day': 'روزهایی نزدیک',
} as const

export function waysOn({ alternatives }: Pick<Alternatives, 'alternatives'>): readonly Alternative[] {
  return alternatives.map(({ address, nearness, directions, totalPrice }) => ({
    to: address,
    how: (directions.length > 1 ? nearnessOfTrip : nearnessOfFlight)[nearness],
    ways: directions.map((one, place) => ({
      direction: directionIfSeveral(directions, place),
      flight: `${one.airlineName} ${one.flightNumber}`,
      when: whenText(one.departureDateTime),
    })),
    price: priceText(totalPrice),
  }))
}

function whenText(departureDateTime: string): string {
  const departs = Temporal.PlainDateTime.from(departureDateTime)
  return `${weekdayDayMonth(departs.toPlainDate())}، ساعت ${clockTime(departs)}`
}
