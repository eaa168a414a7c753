import type { RefundItem } from '#orders/refund-terms.ts'

/** A refunded part with what was paid for it, rial. */
export interface GivenBack extends RefundItem {
  readonly paid: number
}

/** People still travelling on this leg. */
export function openOnLeg(count: number, leg: number, given: readonly GivenBack[]): number {
  return count - given.filter((item) => item.leg === leg).length
}

/** People or rooms with any part left. */
export function openPeople(count: number, parts: number, given: readonly GivenBack[]): number {
  const people = Array.from({ length: count }, (_, passenger) => passenger)
  return people.filter((one) => given.filter(({ passenger }) => passenger === one).length < parts).length
}

/** Open ones, or all when everything was refunded. */
export function formattedCount(open: number, all: number): number {
  return open === 0 ? all : open
}
