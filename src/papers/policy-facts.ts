import type { PaperBrand, PaperSeller } from '#papers/ticket-facts.ts'

/** Filled in by the room that sold it. */
export interface PolicyFacts {
  readonly brand: PaperBrand
  readonly seller?: PaperSeller
  readonly orderNumber: string
  /** on our clock */
  readonly issuedAt: Temporal.PlainDateTime
  readonly insurer: { readonly fa: string; readonly en: string }
  /** who helps abroad, at any hour */
  readonly assistance: string
  /** E.164 */
  readonly assistancePhone: string
  readonly plan: { readonly fa: string; readonly en: string }
  readonly place: { readonly fa: string; readonly en: string }
  readonly startsOn: Temporal.PlainDate
  readonly endsOn: Temporal.PlainDate
  readonly limitEuro: number
  readonly excessEuro: number
  readonly covers: readonly { readonly fa: string; readonly en: string; readonly limit: number | 'actual' }[]
  readonly exclusions: readonly string[]
  /** whoever is still insured */
  readonly insured: readonly [InsuredFacts, ...InsuredFacts[]]
}

export interface InsuredFacts {
  readonly number: string
  readonly name: string
  readonly latinName: string
  readonly birthDate: Temporal.PlainDate
  /** empty for whom none is known */
  readonly passportNumber: string
}
