import * as z from 'zod/mini'
import type { Trx } from '#database/database.ts'
import { farMomentWords } from '#desk/prices/far-moment-words.ts'
import type { Audit } from '#desk/server/audit.ts'
import type { ProposalWork } from '#desk/server/proposal-work.ts'
import { refuse } from '#desk/server/refusals.ts'
import { type NamingRooms, supplierNames } from '#desk/server/suppliers/supplier-names.ts'
import { persianDigits } from '#money/digits.ts'
import { inRial } from '#money/formatted.ts'
import { rial, sum } from '#money/rial.ts'
import type { OwedOrder, SupplierAccounts } from '#operations/supplier-accounts.ts'

const SupplierPayout = z.object({ supplier: z.string(), amount: z.int(), until: z.string() })
type SupplierPayout = z.output<typeof SupplierPayout>

interface Neighbours extends NamingRooms {
  readonly supplierAccounts: Pick<SupplierAccounts, 'lockedDebt' | 'pay'>
  readonly audit: Pick<Audit, 'record'>
}

/** All that is owed of orders until a moment. Refuses PAYOUT_OF_SEVERAL, NOTHING_OWED, PAYOUT_CHANGED. */
export function payoutWork(neighbours: Neighbours): ProposalWork<SupplierPayout> {
  const { supplierAccounts, audit } = neighbours
  async function debtOf(
    trx: Trx,
    { supplier, amount, until }: SupplierPayout,
  ): Promise<readonly OwedOrder[]> {
    if (supplier.includes('+')) throw refuse('PAYOUT_OF_SEVERAL')
    const orders = await supplierAccounts.lockedDebt(trx, supplier, Temporal.Instant.from(until))
    const owed = sum(orders.map((one) => one.amount))
    if (owed <= 0) throw refuse('NOTHING_OWED')
    if (owed !== amount) throw refuse('PAYOUT_CHANGED')
    return orders
  }
  return {
    kind: 'supplier-payout',
    payload: SupplierPayout,
    async describe(trx, payload) {
      const { length } = await debtOf(trx, payload)
      const nameOf = supplierNames(neighbours)
      const until = farMomentWords(Temporal.Instant.from(payload.until))
      return [
        `${inRial(rial(payload.amount))} ریال به «${nameOf(payload.supplier)}» پرداخت می‌شود.`,
        `برای ${persianDigits(length)} سفارش تا ${until}؛ پس از تأیید بدهی آن‌ها در دفتر صفر می‌شود.`,
        'حوالهٔ بانک را پس از تأیید بفرستید.',
      ]
    },
    async execute(trx, { number, payload, approvedBy }) {
      const { supplier, amount, until } = payload
      const orders = await debtOf(trx, payload)
      await supplierAccounts.pay(trx, number, orders)
      await audit.record(trx, approvedBy, {
        action: 'supplier.paid',
        subject: { kind: 'supplier', id: supplier },
        details: { amount, until, orders: orders.length, proposal: number },
      })
      return undefined
    },
  }
}
