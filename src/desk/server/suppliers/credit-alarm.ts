import type { SupplierRooms } from '#desk/server/suppliers/rooms.ts'
import { creditLeft, owedTo } from '#desk/server/suppliers/supplier-list.ts'
import type { House } from '#server/house.ts'

/** Says in the log, every ten minutes, at whom less credit is left than somebody wanted. */
export function watchCredit(
  { jobs, log }: House,
  { supplierMonitor, supplierAccounts }: Pick<SupplierRooms, 'supplierMonitor' | 'supplierAccounts'>,
): void {
  jobs.every('desk.supplier-credit', '*/10 * * * *', async () => {
    const { credits } = await supplierMonitor.state()
    if (credits.length === 0) return
    const orders = await supplierAccounts.owed()
    for (const credit of credits) {
      const { supplier } = credit
      const { left, isLow } = creditLeft(credit, owedTo(supplier, orders))
      if (isLow) log.error({ supplier, left }, 'supplier.credit-low')
    }
  })
}
