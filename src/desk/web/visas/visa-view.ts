import { nameView } from '#accounts/names.ts'
import { clockTime, fullDate, gregorianDate } from '#calendar/formatted.ts'
import { momentWords } from '#desk/moment-words.ts'
import { applicantView } from '#desk/web/visas/applicant-view.ts'
import { dueTone } from '#desk/web/visas/due-tone.ts'
import { visaGroups } from '#desk/web/visas/visa-groups.ts'
import { persianDigits } from '#money/digits.ts'
import { partNames } from '#visas/appointment.ts'
import { countryData } from '#visas/countries.ts'
import type { FiledVisa } from '#visas/server/desk-request.ts'
import type { VisaOutcome, VisaStage } from '#visas/stages.ts'
import { entryNames, lengthInWords, speedNames, typeNames } from '#visas/web/visa-words.ts'

const stageWords: Readonly<Record<VisaStage, string>> = {
  ...visaGroups,
  unpaid: 'پرداخت نشده',
  decided: 'پاسخ رسید',
  withdrawn: 'انصراف',
  dropped: 'کنار گذاشته شد',
}

const outcomeWords: Readonly<Record<VisaOutcome, string>> = {
  waiting: 'بی‌پاسخ',
  approved: 'ویزا صادر شد',
  rejected: 'رد شد',
  withdrawn: 'انصراف داد',
}

interface Reader {
  readonly place: number
  readonly roles: readonly string[]
  readonly now: Temporal.Instant
}

/** A request and one of its applicants, as these roles may read them. */
export function visaView(filed: FiledVisa, { place, roles, now }: Reader) {
  const { request, passengers, orderNumber, byAppointment } = filed
  const { stage, promisedAt, waitingSince } = request
  const isOpen = stage === 'received' || stage === 'checked' || stage === 'sent'
  const isCounting = isOpen && promisedAt !== null && waitingSince === null
  return {
    number: orderNumber,
    caseNumber: request.caseNumber ?? '',
    title: `ویزای ${countryData(request.country).name}`,
    chosen: [
      typeNames[request.type],
      lengthInWords(request),
      entryNames[request.entry],
      speedNames[request.speed],
      `سفر ${fullDate(request.travelDate)} (${gregorianDate(request.travelDate)})`,
      `${persianDigits(request.applicants.length)} متقاضی`,
    ].join('، '),
    stage,
    stageWords: waitingSince === null ? stageWords[stage] : visaGroups.awaited,
    due: isCounting ? momentWords(promisedAt, now) : '',
    dueTone: isCounting ? dueTone(promisedAt, now) : ('plain' as const),
    applicants: request.applicants.map(({ position, outcome, papers }) => ({
      place: position,
      name: passengers[position] === undefined ? '' : nameView(passengers[position]),
      words: papers.some(({ state }) => state === 'asked-again')
        ? 'عکس دیگری خواسته شد'
        : outcomeWords[outcome],
    })),
    policies: filed.policies,
    one: applicantView(filed, { place, roles }),
    appointment: byAppointment && isOpen ? appointmentView(filed.appointment) : null,
    byAppointment,
  }
}

export type VisaView = ReturnType<typeof visaView>

function appointmentView(appointment: FiledVisa['appointment']) {
  const { wish, offer } = appointment ?? { wish: null, offer: null }
  const at = offer === null ? undefined : Temporal.PlainDateTime.from(offer.at)
  return {
    state: appointment?.state ?? null,
    wish:
      wish === null
        ? ''
        : `${fullDate(Temporal.PlainDate.from(wish.firstDay))} تا ${fullDate(Temporal.PlainDate.from(wish.lastDay))}، ${partNames[wish.part]}`,
    time: at === undefined ? '' : `${fullDate(at.toPlainDate())}، ساعت ${clockTime(at)}`,
    place: offer?.place ?? '',
  }
}
