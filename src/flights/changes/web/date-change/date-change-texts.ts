import { dayMonth, weekdayDayMonth } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import { type DateChangeDays, daysAtOnce, type FlightInstead } from '#flights/changes/date-change.ts'
import { flightText } from '#flights/changes/web/another-flight-texts.ts'
import { anewWords } from '#flights/changes/web/date-change/anew-words.ts'
import type { DateChangeChoice } from '#flights/changes/web/date-change/date-change-choice.ts'
import { dateChangePath } from '#flights/web/order-path.ts'
import { persianDigits } from '#money/digits.ts'
import { changeText, priceText, priceWords } from '#money/display-unit.ts'
import type { WeekDay } from '#web/ui/calendar/week-strip.tsx'

interface Seen extends DateChangeChoice {
  readonly orderId: string
  readonly now: Temporal.Instant
}

/** The days with what each costs at least, and the flights of the chosen one. */
export function daysTexts({ days, worth, isPending, day, ...sums }: DateChangeDays, seen: Seen) {
  const [paid, penalty] = [sums.paid - sums.protectionPrice, sums.penalty - sums.protectionPrice]
  const withFlights = days.filter(({ flights }) => flights.length > 0)
  const chosen =
    day === undefined
      ? (withFlights.find(({ date }) => date === seen.day) ?? withFlights[0])
      : days.find(({ date }) => date === day)
  return {
    /** one day is asked of the seller at a time */
    isBySeller: day !== undefined,
    people: persianDigits(seen.passengers.length),
    isPending,
    strip: days.map((one) => dayOf(one, { seen, chosen: chosen?.date, days })),
    ...around(days, seen),
    day: chosen && weekdayDayMonth(Temporal.PlainDate.from(chosen.date)),
    flights: (chosen?.flights ?? []).map((flight) => instead(flight, { paid, penalty, worth })),
  }
}

type Day = DateChangeDays['days'][number]

function costOf({ toPay, back }: Pick<FlightInstead, 'toPay' | 'back'>): number {
  return toPay - back
}

interface Strip {
  readonly seen: Seen
  readonly chosen: string | undefined
  readonly days: readonly Day[]
}

function dayOf({ date, flights }: Day, { seen, chosen, days }: Strip): WeekDay {
  const [cheapest] = flights
  const least = Math.min(...days.flatMap((day) => day.flights.map(costOf)))
  return {
    key: date,
    to: pathOf(seen, { from: seen.from, day: date }),
    words: dayMonth(Temporal.PlainDate.from(date)),
    ...(cheapest && { price: changeText(costOf(cheapest)), cheapest: costOf(cheapest) === least }),
    chosen: date === chosen,
  }
}

function pathOf({ orderId, leg, passengers }: Seen, at: { from?: string | undefined; day?: string }): string {
  const { from, day } = at
  return dateChangePath(orderId, {
    leg,
    who: passengers,
    ...(from !== undefined && { from }),
    ...(day !== undefined && { day }),
  })
}

/** The days before, unless all of them are past, and those after. */
function around(days: readonly Day[], seen: Seen) {
  const [first] = days
  if (first === undefined) return { earlier: undefined, later: undefined }
  const today = seen.now.toZonedDateTimeISO(iranZone).toPlainDate()
  const from = Temporal.PlainDate.from(first.date)
  const step = { days: daysAtOnce }
  const isEarlier = Temporal.PlainDate.compare(from, today) > 0
  const before = from.subtract(step)
  const earlier = Temporal.PlainDate.compare(before, today) < 0 ? today : before
  return {
    earlier: isEarlier ? pathOf(seen, { from: earlier.toString() }) : undefined,
    later: pathOf(seen, { from: from.add(step).toString() }),
  }
}

function instead(
  flight: FlightInstead,
  old: { readonly paid: number; readonly penalty: number; readonly worth: number },
) {
  const { total, toPay, back, bags, withoutBag, protected: bears, terms } = flight
  const penalty = terms === undefined ? old.penalty : terms.penalty
  return {
    ...flightText(flight),
    /** what the old tickets bring for it */
    worth: terms?.worth ?? old.worth,
    isBySeller: terms !== undefined,
    priceDifference: changeText(total - old.paid),
    penalty: penalty === null ? undefined : changeText(penalty),
    bags: bagsWords(bags.length, withoutBag),
    protection: protectionWords(bears),
    anew: anewWords(flight),
    toPay: toPay > 0 ? priceText(toPay) : undefined,
    back: back > 0 ? priceText(back) : undefined,
  }
}

export type InsteadTexts = ReturnType<typeof instead>
export type DaysTexts = ReturnType<typeof daysTexts>

function protectionWords(bears: number | undefined): string | undefined {
  if (bears === undefined) return undefined
  if (bears === 0)
    return 'محافظت استرداد با بلیت تازه می‌آید، ولی در این پرواز به کار نمی‌آید: یا همهٔ پول برمی‌گردد یا هیچ.'
  return `محافظت استرداد بدون پرداخت دوباره با بلیت تازه می‌آید و تا ${priceWords(bears)} از جریمهٔ آن را می‌پوشاند.`
}

function bagsWords(along: number, without: number): string | undefined {
  const words = [
    along > 0 && `بار اضافهٔ ${persianDigits(along)} مسافر با همین پرواز می‌آید و بهایش در تفاوت است.`,
    without > 0 &&
      `بار اضافهٔ ${persianDigits(without)} مسافر در این پرواز فروخته نمی‌شود و پول آن، پس از جریمه، حساب شده است.`,
  ].filter((one) => one !== false)
  return words.length === 0 ? undefined : words.join(' ')
}
