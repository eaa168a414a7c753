import { weekdayDayMonth } from '#calendar/formatted.ts'
import { isDayOff } from '#calendar/holidays.ts'
import { defaultZone, iranZone, type Zone } from '#calendar/zones.ts'
import { persianDigits } from '#money/digits.ts'

/** Of a day, `HH:MM`; until `24:00` is midnight. */
export interface Span {
  readonly from: string
  readonly until: string
}

/** When somebody answers: on working days, and on Fridays and holidays, `null` for not at all. */
export interface OpenHours {
  readonly workdays: Span
  readonly daysOff: Span | null
  readonly zone: Zone
}

export interface OpenNow {
  readonly isOpen: boolean
  /** «الان باز است، تا ساعت ۲۴:۰۰» */
  readonly words: string
  /** «باز است · تا ۱۲ امشب» */
  readonly brief: string
}

/** The first opening is looked for within this many days; Nowruz closes a few. */
const daysAhead = 14

const zoneWords = { [iranZone]: 'به وقت تهران', [defaultZone]: 'به وقت بغداد' } as const

export function openNow(hours: OpenHours, now: Temporal.Instant): OpenNow {
  const here = now.toZonedDateTimeISO(hours.zone)
  const today = here.toPlainDate()
  const minute = here.hour * 60 + here.minute
  const span = spanOf(hours, today)
  if (span !== null && minutesOf(span.from) <= minute && minute < minutesOf(span.until))
    return {
      isOpen: true,
      words: `الان باز است، تا ساعت ${persianDigits(span.until)} ${zoneWords[hours.zone]}`,
      brief: `باز است\u00a0· تا ${span.until === '24:00' ? '۱۲ امشب' : hourWords(span.until)}${elsewhere(hours)}`,
    }
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const day = today.add({ days: ahead })
    const next = spanOf(hours, day)
    if (next === null || (ahead === 0 && minutesOf(next.from) <= minute)) continue
    return {
      isOpen: false,
      words: `الان بسته است؛ ${dayWords(day, ahead)}ساعت ${persianDigits(next.from)} ${zoneWords[hours.zone]} برمی‌گردیم`,
      brief: `بسته است\u00a0· ${dayWords(day, ahead)}از ${hourWords(next.from)}${elsewhere(hours)}`,
    }
  }
  return { isOpen: false, words: 'الان بسته است', brief: 'بسته است' }
}

/** `null` for a day without any. */
export function spanOf({ workdays, daysOff }: OpenHours, day: Temporal.PlainDate): Span | null {
  return isDayOff(day) ? daysOff : workdays
}

/** «۹», «۱۷:۳۰» */
function hourWords(clock: string): string {
  return persianDigits(clock.replace(/^0/, '').replace(':00', ''))
}

/** Briefly an hour is Tehran's unless another is named. */
function elsewhere({ zone }: OpenHours): string {
  return zone === iranZone ? '' : ` ${zoneWords[zone]}`
}

function dayWords(day: Temporal.PlainDate, ahead: number): string {
  if (ahead === 0) return ''
  return ahead === 1 ? 'فردا ' : `${weekdayDayMonth(day)}، `
}

export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** Of `CONTACT_OPEN` and `CONTACT_OPEN_DAYS_OFF`; undefined where the operator says nothing. */
export function openHoursOf(contact: {
  readonly open?: string | undefined
  readonly openDaysOff?: string | undefined
  readonly zone: Zone
}): OpenHours | undefined {
  const workdays = spanIn(contact.open)
  if (workdays === undefined) return undefined
  const { openDaysOff, zone } = contact
  if (openDaysOff === 'closed') return { workdays, daysOff: null, zone }
  return { workdays, daysOff: spanIn(openDaysOff) ?? workdays, zone }
}

function spanIn(text: string | undefined): Span | undefined {
  const [from, until] = text?.split('-') ?? []
  return from === undefined || until === undefined ? undefined : { from, until }
}
