import type { RefundMoment } from '#visas/refund-rule.ts'
import type { VisaTracked } from '#visas/responses.ts'
import type { DatedStep } from '#web/ui/calendar/dated-steps.tsx'

const ahead = {
  received: 'پرداخت و ثبت درخواست',
  checked: 'بررسی مدارک',
  sent: 'فرستادن پرونده به مرجع صدور',
  decided: 'پاسخ مرجع صدور',
} as const satisfies Partial<Record<VisaTracked['stage'], string>>

type Stage = keyof typeof ahead
const stages = Object.keys(ahead) as readonly Stage[]

/** Past steps with their time, and those ahead with the promised hour; none ahead once it ended. */
export function stepsOf({ stage, events, ...promised }: Steps): readonly DatedStep[] {
  const done = events.map(({ says, at }) => ({ says, at, dueAt: null, state: 'done' as const }))
  return [...done, ...toCome(stage, promised)]
}

type Steps = Pick<VisaTracked, 'stage' | 'events' | 'promisedAt' | 'byAppointment'>

function toCome(
  stage: VisaTracked['stage'],
  { promisedAt, byAppointment }: Pick<Steps, 'promisedAt' | 'byAppointment'>,
): readonly DatedStep[] {
  if (stage === 'withdrawn' || stage === 'dropped') return []
  const reached = stage === 'unpaid' ? -1 : stages.indexOf(stage)
  const isCounted = !byAppointment || stage === 'sent'
  return stages.slice(reached + 1).map((one, place) => ({
    says: byAppointment && one === 'sent' ? 'رفتن به سفارت و تحویل پرونده' : ahead[one],
    at: null,
    dueAt: one === 'decided' && isCounted ? promisedAt : null,
    state: place === 0 ? 'now' : 'ahead',
  }))
}

/** undefined before payment, and once answered (then by applicant). */
export function momentOf({ stage }: Pick<VisaTracked, 'stage'>): RefundMoment | undefined {
  if (stage === 'received' || stage === 'checked' || stage === 'sent') return stage
  return undefined
}
