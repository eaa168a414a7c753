import { type Bed, beds } from '#tours/beds.ts'
import type { BedCounts, RoomBeds } from '#tours/rooms.ts'
import { mostPeople, roomsFor } from '#tours/rooms.ts'

export const oneCouple: BedCounts = { double: 2, single: 0, 'child-bed': 0, 'child-no-bed': 0, infant: 0 }

interface Address {
  get(name: string): string | null
  has(name: string): boolean
}

/** The beds of an address; a couple unless it says otherwise. */
export function partyIn(params: Address): BedCounts {
  if (!beds.some((bed) => params.has(bed))) return oneCouple
  const count = (bed: Bed) => {
    const many = Number(params.get(bed) ?? 0)
    return Number.isInteger(many) && many >= 0 && many <= mostPeople ? many : 0
  }
  return {
    double: count('double'),
    single: count('single'),
    'child-bed': count('child-bed'),
    'child-no-bed': count('child-no-bed'),
    infant: count('infant'),
  }
}

export function partyParams(counts: BedCounts): Record<string, string> {
  return Object.fromEntries(beds.flatMap((bed) => (counts[bed] === 0 ? [] : [[bed, String(counts[bed])]])))
}

export interface Place {
  readonly room: number
  readonly bed: Bed
}

/** Everybody's room and bed, in the order of the forms. */
export function placesFor(counts: BedCounts): readonly Place[] {
  return roomsFor(counts).flatMap((room: RoomBeds, at) => room.map((bed) => ({ room: at, bed })))
}

/** Rial. */
export function totalFor(counts: BedCounts, prices: Readonly<Record<Bed, number>>): number {
  return beds.reduce((total, bed) => total + counts[bed] * prices[bed], 0)
}
