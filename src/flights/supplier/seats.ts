import type { BagService } from '#flights/supplier/bags.ts'
import type { Rial } from '#money/rial.ts'
import type { Party } from '#passengers/party.ts'

export const cabinPlaces = [
  'empty',
  'bassinet',
  'exit',
  'lavatory',
  'galley',
  'closet',
  'stairs',
  'other',
] as const
/** What stands in a cabin beside its seats. */
export type CabinPlace = (typeof cabinPlaces)[number]

export interface SeatService extends BagService {
  /** rial, without commission; zero for a free choice */
  readonly price: Rial
}

export interface SupplierSeat {
  /** as the airline writes it: `12A` */
  readonly designator: string
  /** per traveller, adults first, then children, then infants; null for whom it is not free */
  readonly services: readonly (SeatService | null)[]
  /** the airline's own words about this seat */
  readonly disclosures: readonly string[]
}

export interface SeatRow<Seat = SupplierSeat> {
  readonly isOverWing: boolean
  /** parted by aisles, from left to right */
  readonly sections: readonly (readonly (Seat | CabinPlace)[])[]
}

export interface SeatCabin<Seat = SupplierSeat> {
  /** 0: the main deck */
  readonly deck: number
  /** from the front */
  readonly rows: readonly SeatRow<Seat>[]
}

/** The seats of one flight of an offer. */
export interface SupplierSeatMap {
  /** the flight's place among all flights of the offer */
  readonly part: number
  readonly cabins: readonly SeatCabin[]
}

export interface SeatsRequest {
  readonly offerRef: string
  readonly party: Party
}

export function seatsIn<Seat>(cabins: readonly SeatCabin<Seat>[]): readonly Seat[] {
  return cabins.flatMap(({ rows }) =>
    rows.flatMap(({ sections }) =>
      sections.flat().filter((one): one is Exclude<typeof one, CabinPlace> => typeof one !== 'string'),
    ),
  )
}
