import type { Rial } from '#money/rial.ts'
import type { Party } from '#passengers/party.ts'

export interface BagService {
  readonly id: string
  /** the supplier's price in hundredths of the offer's currency */
  readonly minor: number
}

/** An extra bag for one direction of an offer, at one price for every seated traveller. */
export interface SupplierBag {
  readonly direction: number
  readonly id: string
  readonly kg: number
  readonly pieces: number
  /** rial, without commission */
  readonly price: Rial
  /** per traveller, adults first, then children, then infants (null) */
  readonly services: readonly (BagService | null)[]
}

export interface BagsRequest {
  readonly offerRef: string
  readonly party: Party
}
