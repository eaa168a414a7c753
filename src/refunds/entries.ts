import { negative, type Rial, ZERO } from '#money/rial.ts'
import type { Shares } from '#refunds/reckoning.ts'
import type { Account, Entry } from '#wallet/ledger.ts'

// Ledger entries of refunds: pure functions of refund and amounts.

export interface RefundMade {
  readonly refundId: string
  readonly orderId: string
  readonly userId: string
  readonly trackingNumber: string
  readonly amount: Rial
}

const beyondRulePurse = { class: 'promotions', campaign: 'refund-beyond-rule' } as const

/** At approval: supplier and earnings owe the refund, what is beyond the rule we give, the voucher and the
 * difference of a rate get their shares back, the rest is due. */
export function agreedEntry(
  made: RefundMade,
  shares: Omit<Shares, 'paid' | 'penalty'>,
  { product, voucher }: { readonly product: string; readonly voucher: string | null },
): Entry {
  const { fromHouse = ZERO, fromProtection = ZERO, toDifference = ZERO } = shares
  if (shares.toDiscounts > 0 && voucher === null)
    throw new Error(`refund ${made.refundId} has a discount of no voucher`)
  return {
    ...entry(made, 'refund-agreed', `refund ${made.refundId}`),
    postings: [
      { account: { class: 'supplier-receivable', product }, amount: negative(shares.fromSupplier) },
      { account: { class: 'revenue', product }, amount: negative(shares.fromRevenue) },
      ...(fromHouse === ZERO ? [] : [{ account: beyondRulePurse, amount: negative(fromHouse) }]),
      ...(fromProtection === ZERO
        ? []
        : [{ account: { class: 'refund-protection' as const, product }, amount: negative(fromProtection) }]),
      ...(voucher === null
        ? []
        : [{ account: { class: 'discounts' as const, code: voucher }, amount: shares.toDiscounts }]),
      ...(toDifference === ZERO
        ? []
        : [{ account: { class: 'rate-differences' as const, product }, amount: toDifference }]),
      { account: due(made), amount: shares.refund },
    ],
  }
}

export function toWalletEntry(made: RefundMade): Entry {
  return {
    ...entry(made, 'refunded-to-wallet', `refund-to-wallet ${made.refundId}`),
    postings: flow(due(made), walletOf(made), made.amount),
  }
}

export function toCreditEntry(made: RefundMade, credit: Account): Entry {
  return {
    ...entry(made, 'refunded-to-credit', `refund-to-credit ${made.refundId}`),
    postings: flow(due(made), credit, made.amount),
  }
}

export function toOrderEntry(
  made: RefundMade,
  into: { readonly orderId: string; readonly credit: Rial },
): Entry {
  return {
    ...entry(made, 'refunded-to-order', `refund-to-order ${made.refundId}`),
    postings: flow(due(made), { class: 'rebooking', orderId: into.orderId }, into.credit),
  }
}

export function sentEntry(made: RefundMade, providerId: string): Entry {
  return {
    ...entry(made, 'refund-sent', `refund-sent ${made.refundId}`),
    postings: flow(due(made), { class: 'payout-clearing', providerId }, made.amount),
  }
}

export function bouncedEntry(made: RefundMade, providerId: string): Entry {
  return {
    ...entry(made, 'refund-bounced', `refund-bounced ${made.refundId}`),
    postings: flow({ class: 'payout-clearing', providerId }, due(made), made.amount),
  }
}

export function compensatedEntry(made: RefundMade, day: number, amount: Rial): Entry {
  return {
    ...entry(made, 'compensated', `compensated ${made.refundId} ${day}`),
    postings: flow({ class: 'promotions', campaign: 'late-refund' }, walletOf(made), amount),
  }
}

function entry({ refundId, orderId, trackingNumber }: RefundMade, kind: Entry['kind'], key: string) {
  return { key, kind, orderId, refundId, memo: `استرداد ${trackingNumber}` }
}

function due({ refundId }: RefundMade): Account {
  return { class: 'refunds-due', refundId }
}

function walletOf({ userId }: RefundMade): Account {
  return { class: 'traveller-wallet', userId }
}

function flow(from: Account, to: Account, amount: Rial): Entry['postings'] {
  return [
    { account: from, amount: negative(amount) },
    { account: to, amount },
  ]
}
