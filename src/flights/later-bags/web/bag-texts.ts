import { clockTime, weekdayDayMonth } from '#calendar/formatted.ts'
import type { LaterBagsOrdered } from '#flights/later-bags/later-bag-calls.ts'
import { flightOrderPath } from '#flights/web/order-path.ts'
import { priceText } from '#money/display-unit.ts'

/** An order of bags, written out. */
export function bagTexts({
  bags,
  departureTime,
  flightNumber,
  route,
  refundSays,
  seller,
  ticketOrder,
  totalPrice,
}: LaterBagsOrdered) {
  const departs = Temporal.PlainDateTime.from(departureTime)
  return {
    route,
    flightNumber,
    seller,
    refundSays,
    when: `${weekdayDayMonth(departs.toPlainDate())}، ساعت ${clockTime(departs)}`,
    ticketPath: flightOrderPath(ticketOrder),
    total: priceText(totalPrice),
    bags: bags.map(({ name, words, price, isRefunded }) => ({
      name,
      words,
      price: priceText(price),
      isRefunded,
    })),
  }
}

export type BagTexts = ReturnType<typeof bagTexts>
