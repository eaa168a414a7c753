import { clockTime, dateSeenFrom } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import type { ResponseOf } from '#calls/call.ts'
import type { actingCalls } from '#desk/acting-calls.ts'
import type { FlightInstead } from '#flights/changes/date-change.ts'
import { priceText, priceWords } from '#money/display-unit.ts'

interface Old {
  readonly worth: number
  readonly today: Temporal.PlainDate
}

/** A flight and what the whole change to it costs, as a colleague reads it. */
export function flightOffered(date: string, flight: FlightInstead, { worth, today }: Old) {
  const { proposalId, total, toPay, back, flightGroup, withoutBag, terms } = flight
  return {
    proposalId,
    total,
    worth: terms?.worth ?? worth,
    isBySeller: terms !== undefined,
    penalty: penaltyWords(terms?.penalty),
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

/** Of its seller's own change. */
function penaltyWords(penalty: number | null | undefined): string {
  if (penalty === undefined) return ''
  return penalty === null ? 'در تفاوت' : priceText(penalty)
}

export type FlightOffered = ReturnType<typeof flightOffered>

export function aloneWords({ toPay, withoutBag, isBySeller }: FlightOffered): string {
  const bag = withoutBag > 0 ? 'بار اضافهٔ بلیت پیشین در این پرواز فروخته نمی‌شود. ' : ''
  if (toPay > 0)
    return `${bag}مسافر پنج دقیقه وقت دارد که در «سفرهای من» آن را بپردازد؛ تا صدور، بلیت پیشین سر جایش است.${isBySeller ? ' فروشنده تا آن زمان صندلی نگه نمی‌دارد.' : ''}`
  return isBySeller
    ? `${bag}با این دکمه از فروشنده خواسته می‌شود بلیت را عوض کند؛ اگر نکند، بلیت پیشین سر جایش می‌ماند.`
    : `${bag}با این دکمه بلیت پیشین پس داده و بلیت تازه صادر می‌شود.`
}

export function buttonWords({ toPay, isBySeller }: FlightOffered): string {
  if (toPay === 0) return 'تغییر تاریخ'
  return isBySeller ? 'نگه داشتن مبلغ برای پرداخت مسافر' : 'نگه داشتن برای پرداخت مسافر'
}

type Made = ResponseOf<typeof actingCalls.changeDate>

export function doneWords({ isDone, orderNumber, holdExpiresAt }: Made): string {
  if (isDone) return `تغییر تاریخ ثبت شد و به مسافر گفته شد؛ بلیت تازه در سفارش ${orderNumber} صادر می‌شود.`
  const until = clockTime(Temporal.Instant.from(holdExpiresAt).toZonedDateTimeISO(iranZone))
  return `سفارش ${orderNumber} تا ${until} منتظر پرداخت مسافر است و به او گفته شد.`
}
