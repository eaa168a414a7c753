import type { Labels } from '#orders/answered.ts'

/** The colour of an order's words: what went well, what went wrong, what is still under way. */
export function trackedTone({ order, finalization, refund }: Labels): 'good' | 'bad' | 'warn' | 'line' {
  if (refund === 'successful') return 'line'
  if (finalization === 'successful') return 'good'
  if (finalization === 'failed') return 'bad'
  return order === 'Rejected' ? 'line' : 'warn'
}
