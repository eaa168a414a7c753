import { type Rial, sum, ZERO } from '#money/rial.ts'

/** Account classes and their owners. Wallets, prepayments, shares held, refunds and withdrawals
 * due never fall below zero (database constraint). Rial. */
export type Account =
  | { readonly class: 'traveller-wallet'; readonly userId: string }
  | { readonly class: 'prepayment'; readonly orderId: string }
  | { readonly class: 'shares-held'; readonly orderId: string }
  | { readonly class: 'refunds-due'; readonly refundId: string }
  | { readonly class: 'withdrawals-due'; readonly withdrawalId: string }
  | { readonly class: 'gateway-clearing'; readonly gatewayId: number }
  | { readonly class: 'payout-clearing'; readonly providerId: string }
  | { readonly class: 'bank'; readonly name: string }
  | { readonly class: 'supplier-payable'; readonly product: string }
  | { readonly class: 'supplier-receivable'; readonly product: string }
  | { readonly class: 'revenue'; readonly product: string }
  | { readonly class: 'discounts'; readonly code: string }
  | { readonly class: 'promotions'; readonly campaign: string }
  | { readonly class: 'rate-differences'; readonly product: string }
  | { readonly class: 'refund-protection'; readonly product: string }
  | { readonly class: 'rebooking'; readonly orderId: string }
  | { readonly class: 'agency-receivable'; readonly agencyId: string }

export type AccountClass = Account['class']

/** Accounts that every purchase or refund moves lie in parts (`parts_of_a_busy_account`): several rows an owner. */
export const classesInParts = [
  'gateway-clearing',
  'payout-clearing',
  'supplier-payable',
  'supplier-receivable',
  'revenue',
  'discounts',
  'rate-differences',
  'refund-protection',
] as const satisfies readonly AccountClass[]

export interface Posting {
  readonly account: Account
  readonly amount: Rial
}

export const entryKinds = [
  'order-paid',
  'share-paid',
  'share-reversed',
  'share-returned',
  'order-on-credit',
  'order-issued',
  'rate-difference',
  'order-failed',
  'payment-unused',
  'topped-up',
  'wallet-held',
  'wallet-returned',
  'order-credited',
  'discount-given',
  'discount-taken-back',
  'refund-agreed',
  'refunded-to-wallet',
  'refunded-to-credit',
  'refunded-to-order',
  'refund-sent',
  'refund-bounced',
  'compensated',
  'adjusted',
  'withdrawal-requested',
  'withdrawal-cancelled',
  'withdrawal-arrived',
  'withdrawal-returned',
  'supplier-netted',
  'supplier-paid',
  'gateway-settled',
  'agency-settled',
  'payout-settled',
] as const
export type EntryKind = (typeof entryKinds)[number]

export interface Entry {
  /** idempotency key */
  readonly key: string
  readonly kind: EntryKind
  readonly postings: readonly Posting[]
  readonly orderId?: string
  readonly refundId?: string
  readonly attemptId?: string
  readonly withdrawalId?: string
  readonly memo: string
}

export function ownerOf(account: Account): string {
  switch (account.class) {
    case 'traveller-wallet':
      return account.userId
    case 'prepayment':
    case 'shares-held':
    case 'rebooking':
      return account.orderId
    case 'refunds-due':
      return account.refundId
    case 'withdrawals-due':
      return account.withdrawalId
    case 'gateway-clearing':
      return String(account.gatewayId)
    case 'payout-clearing':
      return account.providerId
    case 'bank':
      return account.name
    case 'supplier-payable':
    case 'supplier-receivable':
    case 'revenue':
    case 'rate-differences':
    case 'refund-protection':
      return account.product
    case 'discounts':
      return account.code
    case 'promotions':
      return account.campaign
    case 'agency-receivable':
      return account.agencyId
    default:
      return account satisfies never
  }
}

/** Money neither appears nor vanishes: what flows into some accounts flows out of others. */
export function isBalanced(postings: readonly Posting[]): boolean {
  return sum(postings.map((posting) => posting.amount)) === ZERO
}

export function inLockingOrder(postings: readonly Posting[]): readonly Posting[] {
  return postings.toSorted((a, b) => compare(nameOf(a.account), nameOf(b.account)))
}

function nameOf(account: Account): string {
  return `${account.class} ${ownerOf(account)}`
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
