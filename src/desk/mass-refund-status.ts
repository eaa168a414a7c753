import type { MassRefundProgress } from '#desk/mass-refund-calls.ts'

interface Counted {
  readonly startedAt: Temporal.Instant | null
  readonly stoppedAt: Temporal.Instant | null
  readonly left: number
}

export function massRefundStatus({ startedAt, stoppedAt, left }: Counted): MassRefundProgress['status'] {
  if (startedAt === null) return 'proposed'
  if (left === 0) return 'over'
  return stoppedAt === null ? 'running' : 'stopped'
}

export const massRefundWords = {
  proposed: 'در انتظار نفر دوم',
  running: 'در حال انجام',
  stopped: 'نگه داشته شده',
  over: 'تمام شد',
} as const satisfies Record<MassRefundProgress['status'], string>
