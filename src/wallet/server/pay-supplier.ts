import { negative, type Rial } from '#money/rial.ts'
import type { Entry } from '#wallet/ledger.ts'

export interface SupplierPayment {
  /** of the payout, entered once an order */
  readonly payout: number
  readonly orderId: string
  readonly product: string
  /** rial; negative where the supplier owes us for this order */
  readonly amount: Rial
}

/** Out of our account to a supplier, order by order: what is owed of each becomes nothing. */
export function supplierPaidEntry({ payout, orderId, product, amount }: SupplierPayment): Entry {
  return {
    key: `supplier paid ${payout} ${orderId} ${product}`,
    kind: 'supplier-paid',
    orderId,
    memo: `payout ${payout}`,
    postings: [
      { account: { class: 'supplier-payable', product }, amount: negative(amount) },
      { account: { class: 'bank', name: 'settlement' }, amount },
    ],
  }
}
