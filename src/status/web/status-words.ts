import { clockTime, durationWords, weekdayDayMonth } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import { persianDigits } from '#money/digits.ts'
import { services } from '#status/services.ts'
import { type State, shareGood, stateWords } from '#status/state.ts'
import type { PromiseMeasured, ServiceView, StatusView } from '#status/status-view.ts'

export const levelWords = { slow: 'کند', down: 'قطع' } as const

/** The title is the state. */
export function titleOf({ open, services: all }: Pick<StatusView, 'open' | 'services'>): string {
  const [incident] = open
  if (incident) return incident.title
  const [worst] = (['down', 'partly'] as const).flatMap((state) => all.filter((one) => one.state === state))
  if (worst !== undefined) return `${services[worst.name]} ${stateWords[worst.state]} است`
  const measured = all.filter(({ state }) => state !== 'unmeasured')
  if (measured.length === 0) return 'سرویس‌ها هنوز سنجیده نشده‌اند'
  return measured.length === all.length ? 'همهٔ سرویس‌ها برقرارند' : 'آنچه سنجیده شده برقرار است'
}

/** What the title's sign says: the worst of incidents and measurements. */
export function stateOfAll({ open, services: all }: Pick<StatusView, 'open' | 'services'>): State {
  const incidents = open.map(({ level }) => (level === 'down' ? ('down' as const) : ('partly' as const)))
  const states = [...incidents, ...all.map(({ state }) => state)]
  return (['down', 'partly', 'up'] as const).find((state) => states.includes(state)) ?? 'unmeasured'
}

/** A service of which nothing is known in all of the days drawn. */
export function isUnknown({ state, share }: Pick<ServiceView, 'state' | 'share'>): boolean {
  return state === 'unmeasured' && share === null
}

/** «۹۹٫۹۸٪ برقرار» of what was measured; nothing is claimed of the rest. */
export function shareWords({ share, days }: Pick<ServiceView, 'share' | 'days'>): string {
  if (share === null) return notMeasured
  const measured = days.filter(({ state }) => state !== 'unmeasured').length
  return `\u00a0${percentWords(share)} برقرار در ${persianDigits(measured)} روز`
}

/** Hundredths of a percent; null where nothing was due yet. */
export function promiseShare({ kept, missed }: Pick<PromiseMeasured, 'kept' | 'missed'>): number | null {
  return shareGood([{ good: kept, bad: missed }])
}

/** «۹۹٫۵٪ به‌موقع، از ۲۰۰ بار؛ معمولاً ۴ دقیقه»; what is still in time counts nowhere. */
export function promiseWords({ kept, missed, medianSeconds }: Omit<PromiseMeasured, 'name'>): string {
  const share = promiseShare({ kept, missed })
  if (share === null) return notMeasured
  const usual = medianSeconds === null ? '' : `؛ معمولاً ${durationWords(Math.ceil(medianSeconds / 60))}`
  return `\u00a0${percentWords(share)} به‌موقع، از ${persianDigits(kept + missed)} بار${usual}`
}

const notMeasured = 'هنوز سنجیده نشده'

/** «۹۹٫۹۸٪» of hundredths of a percent */
function percentWords(share: number): string {
  return `${percentNumber(share)}٪`
}

/** The same without its sign. */
export function percentNumber(share: number): string {
  const [whole, rest] = [Math.floor(share / 100), share % 100]
  const fraction = rest === 0 ? '' : `٫${persianDigits(String(rest).padStart(2, '0'))}`
  return `${persianDigits(whole)}${fraction}`
}

/** What the bars draw, for whoever does not see them. */
export function daysInWords({ days }: Pick<ServiceView, 'days'>): string {
  const counts = new Map<State, number>()
  for (const { state } of days) counts.set(state, (counts.get(state) ?? 0) + 1)
  const parts = (['up', 'partly', 'down', 'unmeasured'] as const)
    .filter((state) => counts.has(state))
    .map((state) => `${persianDigits(counts.get(state) ?? 0)} روز ${stateWords[state]}`)
  return `۹۰ روز گذشته: ${parts.join('، ')}`
}

export function momentWords(instant: string): string {
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO(iranZone)
  return `${weekdayDayMonth(local.toPlainDate())}، ساعت ${clockTime(local)}`
}
