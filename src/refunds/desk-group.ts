/** How the house's own people sort refunds; one may be in several groups. */
export const refundGroups = {
  open: 'در راه',
  'to-send': 'در نوبت واریز',
  'at-bank': 'نزد بانک',
  overdue: 'گذشته از قول',
  failed: 'واریز ناموفق',
  paid: 'پرداخت‌شده',
} as const

export type RefundGroup = keyof typeof refundGroups

export const refundGroupNames = Object.keys(refundGroups) as readonly RefundGroup[]

/** What is still to be done is read by its due time, what is over by its day. */
export function isByDueTime(group: RefundGroup | undefined): boolean {
  return group !== undefined && group !== 'failed' && group !== 'paid'
}
