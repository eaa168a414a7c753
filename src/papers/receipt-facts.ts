import type { Rial } from '#money/rial.ts'
import type { PaperBrand } from '#papers/ticket-facts.ts'

/** What a receipt says, before it is put into words. Whoever took or gave the money fills this in. */
export interface ReceiptFacts {
  readonly brand: PaperBrand
  /** «رسید افزایش موجودی» */
  readonly title: string
  /** what the paper is named by, in Latin signs */
  readonly number: string
  /** when the paper was made, on the clock of the house */
  readonly madeAt: Temporal.PlainDateTime
  readonly owner: {
    /** none where the account has told none */
    readonly name: string | null
    /** as it is read, in Persian digits */
    readonly phone: string
  }
  /** beside the money: a route, a gateway, the bank's number */
  readonly details: readonly { readonly label: string; readonly value: string }[]
  /** what was moved, each with its moment; positive came to the owner, negative from him */
  readonly lines: readonly [ReceiptLine, ...ReceiptLine[]]
  readonly total: { readonly label: string; readonly amount: Rial }
}

export interface ReceiptLine {
  readonly label: string
  readonly amount: Rial
  readonly at: Temporal.PlainDateTime
}
