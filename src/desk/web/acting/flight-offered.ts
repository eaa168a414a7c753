import { clockTime, dateSeenFrom } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import type { ResponseOf } from '#calls/call.ts'
import type { actingCalls } from '#desk/acting-calls.ts'
import type { FlightInstead } from '#flights/changes/date-change.ts'
import { priceWords } from '#money/display-unit.ts'

/** A flight and what the whole change to it costs, as a colleague reads it. */
export function flightOffered(date: string, flight: FlightInstead, today: Temporal.PlainDate) {
  const { proposalId, total, toPay, back, flightGroup, withoutBag } = flight
  return {
    proposalId,
    total,
    toPay,
    withoutBag,
    day: dateSeenFrom(today, Temporal.PlainDate.from(date)),
    time: clockTime(Temporal.PlainTime.from(flightGroup.departureTime)),
    name: `${flightGroup.marketingAirlineName} ${flightGroup.flightNumber}`,
    difference:
      toPay > 0
        ? `مسافر ${priceWords(toPay)} می‌پردازد`
        : back > 0
          ? `${priceWords(back)} به کیف پول برمی‌گردد`
          : 'بدون پرداخت',
  }
}

export type FlightOffered = ReturnType<typeof flightOffered>

export function aloneWords({ toPay, withoutBag }: FlightOffered): string {
  const bag = withoutBag > 0 ? 'بار اضافهٔ بلیت پیشین در این پرواز فروخته نمی‌شود. ' : ''
  return toPay > 0
    ? `${bag}مسافر پنج دقیقه وقت دارد که در «سفرهای من» آن را بپردازد؛ تا صدور، بلیت پیشین سر جایش است.`
    : `${bag}با این دکمه بلیت پیشین پس داده و بلیت تازه صادر می‌شود.`
}

type Made = ResponseOf<typeof actingCalls.changeDate>

export function doneWords({ isDone, orderNumber, holdExpiresAt }: Made): string {
  if (isDone) return `تاریخ عوض شد و به مسافر گفته شد؛ سفارش تازه ${orderNumber} است.`
  const until = clockTime(Temporal.Instant.from(holdExpiresAt).toZonedDateTimeISO(iranZone))
  return `سفارش ${orderNumber} تا ${until} منتظر پرداخت مسافر است و به او گفته شد.`
}
