import type { RefundItem } from '#orders/refund-terms.ts'

/** A part of an order that was given back, and what its owner had paid for it, in rial. */
export interface GivenBack extends RefundItem {
  readonly paid: number
}

/** Of so many persons on a direction, how many still travel. */
export function openOnLeg(count: number, leg: number, given: readonly GivenBack[]): number {
  return count - given.filter((item) => item.leg === leg).length
}

/** Of so many persons (or rooms) with so many parts each, those of whom something still stands. */
export function openPeople(count: number, parts: number, given: readonly GivenBack[]): number {
  const people = Array.from({ length: count }, (_, passenger) => passenger)
  return people.filter((one) => given.filter(({ passenger }) => passenger === one).length < parts).length
}

/** How many an order is told to be of: those that still stand, and all of one that was given back whole. */
export function formattedCount(open: number, all: number): number {
  return open === 0 ? all : open
}
