import { clockTime, dateRange, fullDate, otherDate } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import { partNames } from '#visas/appointment.ts'
import { countryData } from '#visas/countries.ts'
import type { VisaTracked } from '#visas/responses.ts'
import { type WishedWeek, wishableWeeks } from '#visas/web/appointment-weeks.ts'

export interface AppointmentTexts {
  readonly state: 'unwished' | 'wished' | 'offered' | 'taken' | 'attended'
  readonly wish: string | null
  readonly offer: {
    readonly at: string
    readonly time: string
    readonly gregorian: string
    readonly place: string
  } | null
  readonly weeks: readonly WishedWeek[]
  /** to be brought along */
  readonly papers: readonly string[]
}

type AppointmentFacts = Pick<
  VisaTracked,
  'byAppointment' | 'appointment' | 'stage' | 'country' | 'travelDate'
>

/** Null for countries without one, before payment, and for requests that ended without one. */
export function appointmentTexts(told: AppointmentFacts, now: Temporal.Instant): AppointmentTexts | null {
  const { byAppointment, appointment, stage, country, travelDate } = told
  const isOpen = stage === 'received' || stage === 'checked'
  if (!byAppointment || (!isOpen && appointment?.state !== 'attended')) return null
  const today = now.toZonedDateTimeISO(iranZone).toPlainDate()
  return {
    state: appointment?.state ?? 'unwished',
    wish: appointment === null ? null : wishWords(appointment.wish),
    offer: appointment === null ? null : offerWords(appointment.offer),
    weeks: wishableWeeks(today, Temporal.PlainDate.from(travelDate)),
    papers: countryData(country).otherPapers,
  }
}

type Appointment = NonNullable<VisaTracked['appointment']>

function wishWords(wish: Appointment['wish']): string | null {
  if (wish === null) return null
  const days = dateRange(Temporal.PlainDate.from(wish.firstDay), Temporal.PlainDate.from(wish.lastDay))
  return `${days}، ${partNames[wish.part]}`
}

function offerWords(offer: Appointment['offer']): AppointmentTexts['offer'] {
  if (offer === null) return null
  const at = Temporal.PlainDateTime.from(offer.at)
  const day = at.toPlainDate()
  return {
    ...offer,
    time: `${fullDate(day)}، ساعت ${clockTime(at)}`,
    gregorian: otherDate(day),
  }
}
