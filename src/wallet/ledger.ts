import { type Rial, sum, ZERO } from '#money/rial.ts'

/**
 * The classes of accounts and whose each account is. Those of which money was taken on trust
 * (a traveller's wallet, a prepayment) never fall below zero; the database holds to it.
 */
export type Account =
  | { readonly class: 'traveller-wallet'; readonly userId: string }
  | { readonly class: 'gateway-clearing'; readonly gatewayId: number }
  | { readonly class: 'prepayment'; readonly orderId: string }
  | { readonly class: 'supplier-payable'; readonly supplier: string }
  | { readonly class: 'revenue'; readonly product: string }

/** Positive flows into the account, negative out of it. */
export interface Posting {
  readonly account: Account
  readonly amount: Rial
}

/** What happened, in a word; travellers read it through `flows.ts`. */
export type EntryKind = 'order-paid' | 'order-issued' | 'order-failed' | 'payment-unused'

export interface Entry {
  /** names the deed: the same key is written once */
  readonly key: string
  readonly kind: EntryKind
  readonly postings: readonly Posting[]
  readonly orderId?: string
  readonly memo: string
}

export function ownerOf(account: Account): string {
  switch (account.class) {
    case 'traveller-wallet':
      return account.userId
    case 'gateway-clearing':
      return String(account.gatewayId)
    case 'prepayment':
      return account.orderId
    case 'supplier-payable':
      return account.supplier
    case 'revenue':
      return account.product
    default:
      return account satisfies never
  }
}

/** Money neither appears nor vanishes: what flows into some accounts flows out of others. */
export function isBalanced(postings: readonly Posting[]): boolean {
  return sum(postings.map((posting) => posting.amount)) === ZERO
}

/** The order in which accounts are locked everywhere, so that two entries never wait for each other. */
export function inLockingOrder(postings: readonly Posting[]): readonly Posting[] {
  return postings.toSorted((a, b) => compare(nameOf(a.account), nameOf(b.account)))
}

function nameOf(account: Account): string {
  return `${account.class} ${ownerOf(account)}`
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
