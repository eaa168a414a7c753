import type { SeatChosen, SeatMap, SeatOffer } from '#flights/seats/seat.ts'
import { seatsIn } from '#flights/supplier/seats.ts'

/** Designator by `seatName`, empty for none. */
export type SeatsDraft = Readonly<Record<string, string>>

export interface SeatOn {
  readonly passenger: number
  readonly leg: number
  readonly flight: number
}

/** `passengers.0.seat.1.0`, the same name as in the server's faults. */
export function seatName({ passenger, leg, flight }: SeatOn): string {
  return `passengers.${passenger}.seat.${leg}.${flight}`
}

/** Seats that may be chosen still, each by one traveller: the first who wished it has it. */
export function seatsChosen(
  maps: readonly SeatMap[],
  draft: SeatsDraft,
  travellers: number,
): readonly SeatChosen[] {
  return maps.flatMap((map) => {
    const seats = seatsIn(map.cabins)
    const given = new Set<string>()
    return Array.from({ length: travellers }, (_, passenger) => passenger).flatMap((passenger) => {
      const { leg, flight } = map
      const designator = draft[seatName({ passenger, leg, flight })] ?? ''
      const price = priceFor(seats, designator, passenger)
      if (price === undefined || given.has(designator)) return []
      given.add(designator)
      return [{ passenger, leg, flight, designator, price }]
    })
  })
}

function priceFor(seats: readonly SeatOffer[], designator: string, passenger: number): number | undefined {
  return seats.find((seat) => seat.designator === designator)?.prices[passenger] ?? undefined
}

export function seatsDraftFrom(kept: string | null): SeatsDraft {
  const found: unknown = kept === null ? null : parsed(kept)
  if (typeof found !== 'object' || found === null) return {}
  const pairs = Object.entries(found).filter(
    ([name, designator]) => isSeatName(name) && typeof designator === 'string',
  )
  return Object.fromEntries(pairs)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // another version's, or nobody's
  }
}

export function isSeatName(name: string): boolean {
  return /^passengers\.\d\.seat\.\d\.\d$/.test(name)
}
