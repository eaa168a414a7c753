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
export function stepsOf({
  stage,
  events,
  promisedAt,
}: Pick<VisaTracked, 'stage' | 'events' | 'promisedAt'>): readonly DatedStep[] {
  const done = events.map(({ says, at }) => ({ says, at, dueAt: null, state: 'done' as const }))
  return [...done, ...toCome(stage, promisedAt)]
}

function toCome(stage: VisaTracked['stage'], promisedAt: string | null): readonly DatedStep[] {
  if (stage === 'withdrawn' || stage === 'dropped') return []
  const reached = stage === 'unpaid' ? -1 : stages.indexOf(stage)
  return stages.slice(reached + 1).map((one, place) => ({
    says: ahead[one],
    at: null,
    dueAt: one === 'decided' ? promisedAt : null,
    state: place === 0 ? 'now' : 'ahead',
  }))
}

/** undefined before payment, and once answered (then by applicant). */
export function momentOf({ stage }: Pick<VisaTracked, 'stage'>): RefundMoment | undefined {
  if (stage === 'received' || stage === 'checked' || stage === 'sent') return stage
  return undefined
}
