import { minus, negative, type Rial, sum, ZERO } from '#money/rial.ts'
import { inMoney, type Order } from '#orders/order.ts'
import type { Issued } from '#orders/product.ts'
import type { Account, Entry, Posting } from '#wallet/ledger.ts'

export interface CapturedMoney {
  readonly attemptId: string
  readonly gatewayId: number
  readonly amount: Rial
  /** what the attempt took for all orders of a trip, this one's part included */
  readonly ofAmount?: Rial
}

/** `paid`: to the order; `credited`: to the owner's wallet, since the order cannot take it. */
export function capturedEntry(
  { orderId, ownerId }: Pick<Order, 'orderId' | 'ownerId'>,
  { attemptId, gatewayId, amount, ofAmount }: CapturedMoney,
  became: 'paid' | 'credited',
): Entry {
  return {
    key: ofAmount === undefined ? `capture ${attemptId}` : `capture ${attemptId} ${orderId}`,
    kind: became === 'paid' ? 'order-paid' : 'payment-unused',
    orderId,
    attemptId,
    memo: `attempt ${attemptId}`,
    postings: [
      { account: { class: 'gateway-clearing', gatewayId }, amount: negative(amount) },
      became === 'paid'
        ? { account: { class: 'prepayment', orderId }, amount }
        : { account: { class: 'traveller-wallet', userId: ownerId }, amount },
    ],
  }
}

/** Bought on a credit: owed on its account. */
export function creditPaidEntry(
  { orderId, orderNumber }: Pick<Order, 'orderId' | 'orderNumber'>,
  {
    chargeId,
    account,
    amount,
  }: { readonly chargeId: string; readonly account: Account; readonly amount: Rial },
): Entry {
  return {
    key: `credit-capture ${chargeId}`,
    kind: 'order-on-credit',
    orderId,
    attemptId: chargeId,
    memo: orderNumber,
    postings: [
      { account, amount: negative(amount) },
      { account: { class: 'prepayment', orderId }, amount },
    ],
  }
}

/** Of a share, whatever becomes of it: held beside the order. */
export function shareHeldEntry(
  { orderId }: Pick<Order, 'orderId'>,
  { attemptId, gatewayId, amount }: Omit<CapturedMoney, 'ofAmount'>,
): Entry {
  return {
    key: `capture ${attemptId}`,
    kind: 'share-paid',
    orderId,
    attemptId,
    memo: `attempt ${attemptId}`,
    postings: [
      { account: { class: 'gateway-clearing', gatewayId }, amount: negative(amount) },
      { account: { class: 'shares-held', orderId }, amount },
    ],
  }
}

/** The last share is there: what gateways took for all of them pays the order. */
export function sharesSpentEntry(
  { orderId, orderNumber }: Pick<Order, 'orderId' | 'orderNumber'>,
  amount: Rial,
): Entry {
  return {
    key: `shares ${orderId}`,
    kind: 'order-paid',
    orderId,
    memo: orderNumber,
    postings: [
      { account: { class: 'shares-held', orderId }, amount: negative(amount) },
      { account: { class: 'prepayment', orderId }, amount },
    ],
  }
}

interface ShareBack extends Omit<CapturedMoney, 'attemptId' | 'ofAmount'> {
  /** the attempt */
  readonly id: string
  readonly orderId: string
  readonly payerId: string
}

/** To the card that paid it, or to a wallet. */
export function shareReturnedEntry(
  { id, orderId, gatewayId, payerId, amount }: ShareBack,
  became: 'reversed' | 'credited',
): Entry {
  return {
    key: `share-back ${id}`,
    kind: became === 'reversed' ? 'share-reversed' : 'share-returned',
    orderId,
    attemptId: id,
    memo: `attempt ${id}`,
    postings: [
      { account: { class: 'shares-held', orderId }, amount: negative(amount) },
      became === 'reversed'
        ? { account: { class: 'gateway-clearing', gatewayId }, amount }
        : { account: { class: 'traveller-wallet', userId: payerId }, amount },
    ],
  }
}

export function discountEntry(
  { orderId, discount }: Pick<Order, 'orderId' | 'discount'>,
  code: string,
): Entry {
  return {
    key: `discount ${orderId}`,
    kind: 'discount-given',
    orderId,
    memo: code,
    postings: [
      { account: { class: 'discounts', code }, amount: negative(discount) },
      { account: { class: 'prepayment', orderId }, amount: discount },
    ],
  }
}

/** Tickets given for the order pay their part: an advance until they are refunded. */
export function creditedEntry({
  orderId,
  orderNumber,
  credit,
}: Pick<Order, 'orderId' | 'orderNumber' | 'credit'>): Entry {
  return {
    key: `credit ${orderId}`,
    kind: 'order-credited',
    orderId,
    memo: orderNumber,
    postings: [
      { account: { class: 'rebooking', orderId }, amount: negative(credit) },
      { account: { class: 'prepayment', orderId }, amount: credit },
    ],
  }
}

/** Changes what is held from the owner's wallet; negative returns it. `step` numbers the changes. */
export function walletPartEntry(
  { orderId, ownerId, orderNumber }: Pick<Order, 'orderId' | 'ownerId' | 'orderNumber'>,
  { more, step }: { readonly more: Rial; readonly step: number },
): Entry {
  return {
    key: `wallet-part ${orderId} ${step}`,
    kind: more > 0 ? 'wallet-held' : 'wallet-returned',
    orderId,
    memo: orderNumber,
    postings: [
      { account: { class: 'traveller-wallet', userId: ownerId }, amount: negative(more) },
      { account: { class: 'prepayment', orderId }, amount: more },
    ],
  }
}

export function issuedEntry(
  { orderId, product, total }: Pick<Order, 'orderId' | 'product' | 'total'>,
  { reference, supplierPayable, protection = ZERO }: Omit<Extract<Issued, { kind: 'issued' }>, 'kind'>,
): Entry {
  return {
    key: `settle ${orderId}`,
    kind: 'order-issued',
    orderId,
    memo: reference,
    postings: [
      { account: { class: 'prepayment', orderId }, amount: negative(total) },
      { account: { class: 'supplier-payable', product }, amount: supplierPayable },
      { account: { class: 'revenue', product }, amount: minus(minus(total, supplierPayable), protection) },
      ...(protection === ZERO
        ? []
        : [{ account: { class: 'refund-protection' as const, product }, amount: protection }]),
    ],
  }
}

/** What it was charged dearer than by the rates of its issue, to whoever paid it. */
export function rateDifferenceEntry(
  { orderId, product }: Pick<Order, 'orderId' | 'product'>,
  { backs, memo }: { readonly backs: readonly Posting[]; readonly memo: string },
): Entry {
  return {
    key: `rate-difference ${orderId}`,
    kind: 'rate-difference',
    orderId,
    memo,
    postings: [
      {
        account: { class: 'rate-differences', product },
        amount: negative(sum(backs.map(({ amount }) => amount))),
      },
      ...backs,
    ],
  }
}

/** To the owner's wallet, or to the credit it was bought on, goes what was paid, what others paid of it (`shares`, rial) to be
 * given back to them; tickets given for it stand, the discount returns to us. `code` is null without one. */
export function failedEntry(
  order: Pick<Order, 'orderId' | 'ownerId' | 'total' | 'discount' | 'credit'>,
  {
    code,
    reason,
    shares = ZERO,
    payer,
  }: {
    readonly code: string | null
    readonly reason: string
    readonly shares?: Rial
    readonly payer?: Account | undefined
  },
): Entry {
  const { orderId, ownerId, total, discount, credit } = order
  if (discount > 0 && code === null) throw new Error(`order ${orderId} has a discount of no voucher`)
  return {
    key: `settle ${orderId}`,
    kind: 'order-failed',
    orderId,
    memo: reason,
    postings: [
      { account: { class: 'prepayment', orderId }, amount: negative(total) },
      {
        account: payer ?? { class: 'traveller-wallet', userId: ownerId },
        amount: minus(inMoney(order), shares),
      },
      ...(shares > 0 ? [{ account: { class: 'shares-held', orderId } as const, amount: shares }] : []),
      { account: { class: 'rebooking', orderId }, amount: credit },
      ...(code === null ? [] : [takenBack(code, discount)]),
    ],
  }
}

function takenBack(code: string, amount: Rial): Posting {
  return { account: { class: 'discounts', code }, amount }
}
