import type { Labels } from '#orders/responses.ts'

export function trackedTone({
  order,
  payment,
  finalization,
  refund,
}: Labels): 'good' | 'bad' | 'warn' | 'line' {
  if (refund === 'pending') return 'warn'
  if (refund !== 'none') return 'line'
  if (finalization === 'successful') return 'good'
  if (finalization === 'failed') return 'bad'
  if (order === 'Rejected') return 'line'
  return payment === 'failed' ? 'bad' : 'warn'
}
