import type { RefundItem } from '#orders/refund-terms.ts'

export interface GivenBack extends RefundItem {
  readonly paid: number
}

export function openOnLeg(count: number, leg: number, given: readonly GivenBack[]): number {
  return count - given.filter((item) => item.leg === leg).length
}

export function openPeople(count: number, parts: number, given: readonly GivenBack[]): number {
  const people = Array.from({ length: count }, (_, passenger) => passenger)
  return people.filter((one) => given.filter(({ passenger }) => passenger === one).length < parts).length
}

export function formattedCount(open: number, all: number): number {
  return open === 0 ? all : open
}
