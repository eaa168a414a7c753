import { clockTime, dayMonth, weekdayDayMonth } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'

/** Instants (null: since purchase, or for ever) and amounts in rial. */
export interface ClockStep {
  readonly from: string | null
  readonly until: string | null
  readonly percent: number
  readonly penalty: number
  readonly refund: number
  readonly state: 'past' | 'now' | 'ahead'
}

/** Is this another clock than Iran's, so that it is said whose it is? */
export function isAbroad(zone: string = iranZone): boolean {
  return zone !== iranZone
}

export function formattedMoment(instant: string, zone: string = iranZone): string {
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO(zone)
  return `${weekdayDayMonth(local.toPlainDate())}، ${hourText(local)}`
}

/** «تا چهارشنبه ۱۱ آذر، ساعت ۱۲ ظهر», «پس از آن», and for what never changes «از خرید تا پرواز», or whatever begins then */
export function formattedUntil(
  { from, until }: Pick<ClockStep, 'from' | 'until'>,
  zone?: string,
  beginning = 'پرواز',
): string {
  if (until !== null) return `تا ${formattedMoment(until, zone)}`
  return from === null ? `از خرید تا ${beginning}` : 'پس از آن'
}

/** The same where there is little room, in two lines: «تا ۱۲ ظهر» and «۱۱ آذر» */
export function untilInLines(
  { from, until }: Pick<ClockStep, 'from' | 'until'>,
  zone: string = iranZone,
  beginning?: string,
): readonly string[] {
  if (until === null) return [formattedUntil({ from, until }, zone, beginning)]
  const local = Temporal.Instant.from(until).toZonedDateTimeISO(zone)
  return [`تا ${hourText(local).replace('ساعت ', '')}`, dayMonth(local.toPlainDate())]
}

export function baseTexts(steps: readonly Pick<ClockStep, 'percent' | 'penalty' | 'refund'>[]): string {
  const isLess = ({ percent, penalty, refund }: (typeof steps)[number]) =>
    percent > 0 && percent < 100 && penalty * 100 <= (percent - 1) * (penalty + refund)
  if (!steps.some(isLess)) return ''
  const keepsAll = steps.some(({ percent, refund }) => percent === 100 && refund === 0)
  return `درصدها از نرخ پایه است، بدون مالیات و عوارض؛ آن‌ها${keepsAll ? ' جز در جریمهٔ\u00a0۱۰۰٪' : ''} برمی‌گردند.`
}

function hourText(local: Temporal.ZonedDateTime): string {
  const isNoon = local.hour === 12 && local.minute === 0
  return isNoon ? 'ساعت ۱۲ ظهر' : `ساعت ${clockTime(local)}`
}
