/** In their order. */
export const steps = ['searched', 'chosen', 'held', 'paid', 'issued'] as const
export type Step = (typeof steps)[number]

export type Counts = Readonly<Record<Step, number>>

export const noCounts: Counts = { searched: 0, chosen: 0, held: 0, paid: 0, issued: 0 }

/** Of one product and source on a day in Iran. */
export interface FunnelRow extends Counts {
  readonly day: Temporal.PlainDate
  readonly product: string
  /** a marketplace's code; empty: by no link of anybody */
  readonly source: string
}
