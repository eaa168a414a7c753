import type { InsuredTrip } from '#insurance/insured-trip.ts'
import type { Plan, PlanId } from '#insurance/plans.ts'
import type { PartyPrice } from '#insurance/price.ts'
import type { Rial } from '#money/rial.ts'

/** Who insures and whom one calls abroad, in the words of a policy. */
export interface InsurerFacts {
  readonly contractId: string
  readonly insurer: string
  readonly insurerEn: string
  readonly assistance: string
  /** E.164 */
  readonly assistancePhone: string
}

export interface PlanOffer {
  readonly plan: Plan
  readonly price: PartyPrice
  /** kept of each, given back before the first day */
  readonly fee: Rial
}

export interface Offers extends InsurerFacts {
  readonly tariff: string
  /** where the prices come from, for travellers */
  readonly source: string
  readonly plans: readonly PlanOffer[]
}

export interface PartyRequest {
  readonly trip: InsuredTrip
  /** years on the first day */
  readonly ages: readonly number[]
}

export type Confirmed =
  | { readonly kind: 'issued'; readonly numbers: readonly string[] }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'later'; readonly afterSeconds: number }

/** Who insures. Everything is harmless when asked again. */
export interface Insurer {
  /** Undefined while nobody insures: no contract, in production. */
  offers(request: PartyRequest): Promise<Offers | undefined>
  /** A number for each, once. */
  confirm(policy: {
    readonly orderId: string
    readonly contractId: string
    readonly plan: PlanId
  }): Promise<Confirmed>
}
