import type { Status } from '#orders/life.ts'

/** What is known of an order, as its own pages say it. Amounts in rial. */
export interface OrderFacts {
  readonly orderNumber: string
  readonly path: string
  readonly status: Status
  /** its status in words */
  readonly says: string
  readonly isIssued: boolean
  /** «بلیت», «واچر» */
  readonly paper: string
  readonly papers: readonly { readonly words: string; readonly address: string }[]
  /** the rule's clause */
  readonly rule: readonly { readonly path: string; readonly words: string }[]
  /** null before it is issued */
  readonly refund: {
    readonly now: { readonly amount: number; readonly penalty: number } | null
    /** it goes back to the credit it was bought on, and to no wallet or bank account */
    readonly onCredit: boolean
    /** nothing of it is left out of `now` */
    readonly isAll: boolean
    /** «از چهارشنبه ۱۱ آذر، ساعت ۱۲ ظهر» */
    readonly next: { readonly amount: number; readonly from: string } | null
    /** until when it stands, or why nothing can be given back */
    readonly says: string
    readonly path: string
  } | null
  readonly requests: readonly {
    readonly trackingNumber: string
    readonly amount: number
    readonly says: string
  }[]
  /** the help's answer on names; null where nobody flies */
  readonly nameSlug: string | null
  readonly tickets: readonly {
    readonly flight: string
    readonly facts: readonly { readonly label: string; readonly value: string; readonly detail: string }[]
  }[]
}
