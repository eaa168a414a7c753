import { momentWords } from '#desk/moment-words.ts'
import { dueTone } from '#desk/web/visas/due-tone.ts'
import { isVisaGroup, type VisaGroup } from '#desk/web/visas/visa-groups.ts'
import { persianDigits } from '#money/digits.ts'
import { countryData } from '#visas/countries.ts'
import type { QueuedVisa } from '#visas/server/door.ts'

export interface VisaRow {
  readonly number: string
  readonly caseNumber: string
  readonly country: string
  readonly group: VisaGroup
  readonly people: string
  readonly due: string
  readonly dueTone: 'plain' | 'warn' | 'bad'
  readonly appointment: string
}

export function visaRow(queued: QueuedVisa, now: Temporal.Instant): VisaRow {
  const { orderNumber, caseNumber, country, stage, people, promisedAt, waitingSince, appointment } = queued
  const due = Temporal.Instant.from(promisedAt)
  return {
    number: orderNumber,
    caseNumber,
    country: countryData(country).name,
    group: waitingSince === null && isVisaGroup(stage) ? stage : 'awaited',
    people: persianDigits(people),
    due:
      waitingSince === null
        ? momentWords(due, now)
        : `ایستاده از ${momentWords(Temporal.Instant.from(waitingSince), now)}`,
    dueTone: waitingSince === null ? dueTone(due, now) : 'plain',
    appointment: appointment === null ? '' : appointmentWords(appointment),
  }
}

const appointmentStates: Readonly<Record<string, string>> = {
  wished: 'وقت می‌خواهد',
  offered: 'وقت پیشنهاد شد',
  taken: 'وقت گرفته شد',
  attended: 'به سفارت رفت',
}

function appointmentWords(appointment: string): string {
  return appointmentStates[appointment.split(' ')[0] ?? ''] ?? ''
}
