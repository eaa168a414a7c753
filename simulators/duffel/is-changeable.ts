import type { DuffelOrder } from './books.ts'

/** Paid, of one direction, at a fare whose airline says that it may be changed. */
export function isChangeable({ brand, paidAt, cancelledAt, slices }: DuffelOrder): boolean {
  const isAllowed = typeof brand?.change === 'number'
  return isAllowed && paidAt !== null && cancelledAt === null && slices.length === 1
}
