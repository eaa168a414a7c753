import { clockTime, durationWords, weekdayDayMonth } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import { formattedMoment } from '#flights/changes/web/change-texts.ts'
import { anotherFlightPath } from '#flights/web/order-path.ts'
import { zoneOf } from '#flights/web/places-of.ts'
import { priceText } from '#money/display-unit.ts'
import { type Rial, rial, sum, ZERO } from '#money/rial.ts'
import { directionIfSeveral } from '#orders/direction-words.ts'
import type { JourneyChanged, JourneyView, OrderDetails } from '#orders/responses.ts'

export interface MoneyBack {
  readonly leg: number
  readonly refund: number
  readonly penalty: number
  readonly allowed: boolean
}

export interface Disruption {
  readonly leg: number
  readonly since: string
  readonly kind: 'cancelled' | 'new-time'
  /** «پرواز شنبهٔ شما لغو شد», «پرواز شما ۳ ساعت تأخیر دارد» */
  readonly title: string
  readonly direction: string
  /** «شنبه ۱۴ آذر · زاگرس ZV 4011 · خبر رسید ۰۴:۱۰ شنبه ۱۴ آذر» */
  readonly facts: string
  readonly sold: string
  readonly departs: string
  readonly arrives: string
  /** the new days, where they differ from the sold ones */
  readonly day: string | undefined
  readonly isAccepted: boolean
  /** in toman, with the penalty; undefined when nothing is refundable */
  readonly moneyBack: { readonly amount: string; readonly kept: string | undefined } | undefined
  /** link to free rebooking, where the refund would have no penalty */
  readonly otherFlights: string | undefined
}

export function disruptionsTexts(
  details: Pick<OrderDetails, 'orderId' | 'journeys' | 'status'>,
  money: readonly MoneyBack[],
  now: Temporal.Instant,
): readonly Disruption[] {
  if (details.status !== 'issued') return []
  return details.journeys.flatMap((journey, leg) => {
    const { change } = journey
    if (change === null || change.kind === 'new-aircraft') return []
    if (change.kind === 'new-time' && hasLeft(journey, now)) return []
    const direction = directionIfSeveral(details.journeys, leg) ?? ''
    const moneyBack = moneyBackOf(money.filter((one) => one.leg === leg))
    const otherFlights =
      moneyBack !== undefined && moneyBack.kept === undefined
        ? anotherFlightPath(details.orderId, leg)
        : undefined
    return { ...written({ journey, change, leg, direction }, moneyBack), otherFlights }
  })
}

function hasLeft({ departureTime, origin }: JourneyView, now: Temporal.Instant): boolean {
  const departs = Temporal.PlainDateTime.from(departureTime).toZonedDateTime(zoneOf(origin)).toInstant()
  return Temporal.Instant.compare(departs, now) <= 0
}

interface Changed {
  readonly journey: JourneyView
  readonly change: JourneyChanged
  readonly leg: number
  readonly direction: string
}

function written(
  { journey, change, leg, direction }: Changed,
  moneyBack: Disruption['moneyBack'],
): Omit<Disruption, 'otherFlights'> {
  const sold = Temporal.PlainDateTime.from(change.departureTime)
  const departs = Temporal.PlainDateTime.from(journey.departureTime)
  const told = Temporal.Instant.from(change.since).toZonedDateTimeISO(iranZone).toPlainDateTime()
  const isOtherDay = !sold.toPlainDate().equals(departs.toPlainDate())
  return {
    leg,
    direction,
    since: change.since,
    kind: change.kind === 'cancelled' ? 'cancelled' : 'new-time',
    title: titleOf(change, { sold, departs }),
    facts: [
      weekdayDayMonth(sold.toPlainDate()),
      `${journey.airlineName} ${journey.flightNumber}`,
      `خبر رسید ${formattedMoment(told)}`,
    ].join('\u00a0· '),
    sold: clockTime(sold),
    departs: clockTime(departs),
    arrives: clockTime(Temporal.PlainDateTime.from(journey.arrivalTime)),
    day: isOtherDay ? weekdayDayMonth(departs.toPlainDate()) : undefined,
    isAccepted: change.acceptedAt !== null,
    moneyBack,
  }
}

function titleOf(
  { kind }: JourneyChanged,
  { sold, departs }: Readonly<Record<'sold' | 'departs', Temporal.PlainDateTime>>,
): string {
  if (kind === 'cancelled') return 'پرواز شما لغو شد'
  const minutes = Math.round(sold.until(departs).total('minutes'))
  if (minutes === 0) return 'ساعت رسیدن پرواز شما عوض شد'
  const much = durationWords(Math.abs(minutes))
  return minutes > 0 ? `پرواز شما ${much} تأخیر دارد` : `پرواز شما ${much} زودتر می‌رود`
}

function moneyBackOf(items: readonly MoneyBack[]): Disruption['moneyBack'] {
  const open = items.filter(({ allowed }) => allowed)
  if (open.length === 0) return undefined
  const total = (of: (one: MoneyBack) => number): Rial => sum(open.map((one) => rial(of(one))))
  const kept = total(({ penalty }) => penalty)
  return {
    amount: priceText(total(({ refund }) => refund)),
    kept: kept === ZERO ? undefined : priceText(kept),
  }
}
