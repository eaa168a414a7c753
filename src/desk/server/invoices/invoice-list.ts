import { daysOfMonth, type JalaliMonth } from '#calendar/jalali-month.ts'
import type { DeskRooms } from '#desk/server/orders/rooms.ts'
import { startOf } from '#wallet/days.ts'
import type { Invoice, InvoicesWanted } from '#wallet/server/invoices.ts'

export type InvoiceRooms = Pick<DeskRooms, 'desk' | 'wallet' | 'orders' | 'papers' | 'clock'>

export interface ListedInvoice extends Invoice {
  readonly orderNumber: string | undefined
}

export function timesOf(month: JalaliMonth): Pick<InvoicesWanted, 'from' | 'until'> {
  const [first, next] = daysOfMonth(month)
  return { from: startOf(first), until: startOf(next) }
}

/** With the numbers of their orders. */
export async function invoiceList(
  { wallet, orders }: Pick<InvoiceRooms, 'wallet' | 'orders'>,
  wanted: InvoicesWanted,
): Promise<readonly ListedInvoice[]> {
  const invoices = await wallet.invoices.between(wanted)
  const numbers = await orders.numbersOf([...new Set(invoices.map(({ orderId }) => orderId))])
  return invoices.map((one) => ({ ...one, orderNumber: numbers.get(one.orderId) }))
}
