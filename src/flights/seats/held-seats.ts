import type { BagService } from '#flights/supplier/bags.ts'
import { type Rial, sum } from '#money/rial.ts'

/** A chosen seat of one person on one flight, as it was sold; plain JSON. */
export interface HeldSeat {
  readonly passenger: number
  /** among the direction's flights */
  readonly flight: number
  readonly designator: string
  readonly price: Rial
  /** the supplier's part of the price */
  readonly supplierShare: Rial
  /** the supplier's id for ordering it */
  readonly service: BagService
}

export function seatsTotal(seats: readonly Pick<HeldSeat, 'price'>[] = []): Rial {
  return sum(seats.map(({ price }) => price))
}

/** In the order of the flights. */
export function seatsOf<Seat extends Pick<HeldSeat, 'passenger'>>(
  seats: readonly Seat[] = [],
  passenger: number,
): readonly Seat[] {
  return seats.filter((seat) => seat.passenger === passenger)
}
