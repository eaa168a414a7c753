import type { Rial } from '#money/rial.ts'
import type { PaperBrand } from '#papers/ticket-facts.ts'

/** Filled in by the room that moved the money. */
export interface ReceiptFacts {
  readonly brand: PaperBrand
  readonly title: string
  /** file name, Latin characters */
  readonly number: string
  /** on our clock */
  readonly madeAt: Temporal.PlainDateTime
  readonly owner: {
    /** null when unknown */
    readonly name: string | null
    readonly phone: string
  }
  readonly details: readonly { readonly label: string; readonly value: string }[]
  /** with their time; positive to the owner, negative from them */
  readonly lines: readonly [ReceiptLine, ...ReceiptLine[]]
  readonly total: { readonly label: string; readonly amount: Rial }
}

export interface ReceiptLine {
  readonly label: string
  readonly amount: Rial
  readonly at: Temporal.PlainDateTime
}
