import type { SeatOffer } from '#flights/seats/seat.ts'
import { type SeatCabin, seatsIn } from '#flights/supplier/seats.ts'

interface Move {
  /** designator */
  readonly from: string
  /** towards the nose or the tail */
  readonly step: -1 | 1
  readonly isFree: (seat: SeatOffer) => boolean
}

/** The next free seat of the same letter along the cabin; undefined at its end. */
export function seatAcross(
  cabins: readonly SeatCabin<SeatOffer>[],
  { from, step, isFree }: Move,
): string | undefined {
  const letterOf = (designator: string) => designator.replace(/\d+/, '')
  const along = seatsIn(cabins).filter(
    (seat) => letterOf(seat.designator) === letterOf(from) && (isFree(seat) || seat.designator === from),
  )
  const at = along.findIndex(({ designator }) => designator === from)
  return at < 0 ? undefined : along[at + step]?.designator
}
