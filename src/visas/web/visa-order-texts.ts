import { nameView } from '#accounts/names.ts'
import { fullDate, otherDate } from '#calendar/formatted.ts'
import { priceText } from '#money/display-unit.ts'
import type { StatusTexts } from '#orders/face.ts'
import type { OrderDetails, VisaView } from '#orders/responses.ts'
import type { RefundEvent } from '#orders/web/order/timeline-texts.ts'
import { documentTexts, sharedTexts } from '#orders/web/sharing/shared-order-texts.ts'
import type { VisaTracked } from '#visas/responses.ts'
import { appointmentTexts } from '#visas/web/appointment-texts.ts'
import { visaFace } from '#visas/web/face.ts'
import { heldAgainst } from '#visas/web/held-against.ts'
import { momentOf, stepsOf } from '#visas/web/tracker-steps.ts'
import { entryNames, lengthInWords, speedNames, typeNames } from '#visas/web/visa-words.ts'
import { formattedMoment } from '#web/ui/flight/penalty-moments.ts'

interface Found {
  readonly details: OrderDetails
  readonly visa: VisaView
  /** undefined for an order that ended unpaid */
  readonly tracked: VisaTracked | undefined
  readonly refunds: readonly RefundEvent[]
}

export function visaOrderTexts({ details, visa, refunds, ...found }: Found, now: Temporal.Instant) {
  const tracked = found.tracked ?? neverTaken(details)
  const shared = sharedTexts({ details, refunds, face: visaFace }, now)
  const travelDate = Temporal.PlainDate.from(visa.travelDate)
  return {
    ...shared,
    standing: shared.status === 'issued' ? (standings[tracked.stage] ?? shared.standing) : shared.standing,
    caseNumber: details.reservationNumber,
    name: `ویزای ${visa.countryName}`,
    chosen: [
      typeNames[visa.type],
      lengthInWords(visa),
      entryNames[visa.entry],
      speedNames[visa.speed],
      ...(visa.isGuaranteed ? ['با ضمانت هزینه'] : []),
    ],
    travelDay: { day: fullDate(travelDate), gregorian: otherDate(travelDate) },
    policies: found.tracked?.policies ?? [],
    stage: tracked.stage,
    steps: stepsOf(tracked),
    promise: promiseOf(tracked),
    appointment: found.tracked === undefined ? null : appointmentTexts(found.tracked, now),
    applicants: tracked.applicants.map((one) => applicantText(one, tracked, details)),
    price: tracked.price,
    off: {
      applicants: details.passengerCount,
      discount: details.sum.discount + (details.rateDifference?.amount ?? 0),
    },
    moment: momentOf(tracked),
  }
}

type TrackedFacts = Pick<
  VisaTracked,
  'orderId' | 'stage' | 'events' | 'promisedAt' | 'missedAt' | 'applicants' | 'price' | 'byAppointment'
>

function neverTaken({ orderId, passengers }: OrderDetails): TrackedFacts {
  return {
    orderId,
    stage: 'dropped',
    events: [],
    promisedAt: null,
    byAppointment: false,
    missedAt: null,
    applicants: passengers.map((one, applicant) => ({
      applicant,
      name: nameView(one),
      outcome: 'waiting',
      reason: null,
      hasVisa: false,
      papers: [],
      paid: 0,
      refunded: 0,
    })),
    price: { fee: 0, service: 0, guarantee: 0, each: 0 },
  }
}

/** Once filed, the request's stage says more than the order's status. */
const standings: Readonly<Partial<Record<VisaTracked['stage'], StatusTexts>>> = {
  received: { says: 'در نوبت بررسی', tone: 'warn' },
  checked: { says: 'مدارک تأیید شد', tone: 'warn' },
  sent: { says: 'نزد مرجع صدور', tone: 'warn' },
  decided: { says: 'پاسخ رسید', tone: 'good' },
}

export type VisaOrderTexts = ReturnType<typeof visaOrderTexts>
export type ApplicantTexts = VisaOrderTexts['applicants'][number]

/** The promised time, or since when it is missed; nothing before payment and after the answer. */
function promiseOf({ stage, promisedAt, missedAt, applicants, byAppointment }: TrackedFacts) {
  const isWaiting = stage === 'received' || stage === 'checked' || stage === 'sent'
  // counted from the day of the appointment
  if (byAppointment && (stage === 'received' || stage === 'checked')) return null
  if (promisedAt === null || (!isWaiting && missedAt === null)) return null
  const isAsked = applicants.some(({ papers }) => papers.some(({ state }) => state === 'asked-again'))
  return {
    until: formattedMoment(promisedAt),
    isMissed: missedAt !== null,
    isWaiting,
    isStopped: isWaiting && isAsked,
  }
}

type Tracked = VisaTracked['applicants'][number]

function applicantText(one: Tracked, { orderId, stage }: TrackedFacts, { passengers }: OrderDetails) {
  const passenger = passengers[one.applicant]
  return {
    applicant: one.applicant,
    name: one.name,
    latin: passenger === undefined ? '' : `${passenger.firstName} ${passenger.lastName}`,
    document: passenger === undefined ? null : documentTexts(passenger),
    outcome: stage === 'unpaid' || stage === 'dropped' ? null : one.outcome,
    reason: one.reason,
    file: one.hasVisa ? `/api/visa/Visa/VisaFile/${orderId}/${one.applicant}` : null,
    papers: one.papers.map((paper) => ({
      ...paper,
      /** compared with the next picture of a passport */
      against: isPassportWanted(paper) && passenger !== undefined ? heldAgainst(passenger) : null,
    })),
    paid: priceText(one.paid),
    refunded: one.refunded === 0 ? null : priceText(one.refunded),
  }
}

function isPassportWanted({ kind, state }: Tracked['papers'][number]): boolean {
  return kind === 'passport' && state === 'asked-again'
}
