import type { Rial } from '#money/rial.ts'
import type { Party } from '#passengers/party.ts'

/** What a supplier orders a bag by; plain JSON. */
export interface BagService {
  /** the supplier's own name of it */
  readonly id: string
  /** what the supplier takes for it, in hundredths of the offer's currency */
  readonly minor: number
}

/** A bag more than the fare has, which everybody with a seat may buy at one price for one direction of an offer. */
export interface SupplierBag {
  /** the direction's place in the offer, from 0 */
  readonly direction: number
  readonly id: string
  readonly kg: number
  readonly pieces: number
  /** rial, with nothing of it for us */
  readonly price: Rial
  /** one for each traveller of the party, adults first, then children, then infants, who have none */
  readonly services: readonly (BagService | null)[]
}

export interface BagsRequest {
  readonly offerRef: string
  readonly party: Party
}
