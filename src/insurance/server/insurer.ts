import type { InsuredTrip } from '#insurance/insured-trip.ts'
import type { Plan } from '#insurance/plans.ts'
import type { PartyPrice } from '#insurance/price.ts'
import type { InsurerFacts } from '#insurance/server/insurer-facts.ts'
import type { Policy } from '#insurance/server/policy.ts'
import type { Rial } from '#money/rial.ts'
import type { ForeignAmount } from '#suppliers/foreign-amount.ts'

/** By whom a plan is sold: our contract, or a supplier with what it offered. */
export type SoldBy =
  | { readonly contractId: string }
  | { readonly supplier: string; readonly offer: string; readonly people: readonly SuppliedPerson[] }

/** In the order of the party. */
export interface SuppliedPerson {
  readonly quote: string
  readonly foreign: ForeignAmount
}

export interface PlanOffer {
  readonly plan: Plan
  readonly price: PartyPrice
  /** kept of each, given back before the first day; null where the insurer says it when somebody gives back */
  readonly fee: Rial | null
  readonly facts: InsurerFacts
  readonly tariff: string
  /** where the price comes from, for travellers */
  readonly source: string
  readonly by: SoldBy
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
  /** Undefined while it insures nobody. `isForOrder`: an offer that nobody else has. */
  offers(
    request: PartyRequest,
    wish?: { readonly isForOrder: boolean },
  ): Promise<readonly PlanOffer[] | undefined>
  /** A number for each, once. */
  confirm(policy: Policy): Promise<Confirmed>
  /** The traveller wants none of what was offered for this trip. */
  declined?(request: PartyRequest): Promise<void>
}
