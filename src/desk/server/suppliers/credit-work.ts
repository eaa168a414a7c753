import * as z from 'zod/mini'
import type { Audit } from '#desk/server/audit.ts'
import type { ProposalWork } from '#desk/server/proposal-work.ts'
import { refuse } from '#desk/server/refusals.ts'
import { type NamingRooms, supplierNames } from '#desk/server/suppliers/supplier-names.ts'
import { inRial } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'
import type { SupplierMonitor } from '#suppliers/server/supplier-monitor.ts'

const CreditChange = z.object({ supplier: z.string(), limit: z.int(), alarmBelow: z.int() })
type CreditChange = z.output<typeof CreditChange>

interface Neighbours extends NamingRooms {
  readonly supplierMonitor: Pick<SupplierMonitor, 'known' | 'setCredit' | 'state'>
  readonly audit: Pick<Audit, 'record'>
}

/** How much a supplier lets us owe is changed by two. Refuses ALARM_OVER_LIMIT. */
export function creditWork(neighbours: Neighbours): ProposalWork<CreditChange> {
  const { supplierMonitor, audit } = neighbours
  return {
    kind: 'supplier-credit',
    payload: CreditChange,
    async describe(_trx, { supplier, limit, alarmBelow }) {
      if (alarmBelow > limit) throw refuse('ALARM_OVER_LIMIT', { property: 'alarmBelow' })
      const { credits } = await supplierMonitor.state()
      const nameOf = supplierNames(neighbours)
      const before = credits.find((one) => one.supplier === supplier)
      const from = before === undefined ? 'بی‌سقف' : `${inRial(before.limit)} ریال`
      return [
        `سقف بدهی به «${nameOf(supplier)}» از ${from} به ${inRial(rial(limit))} ریال می‌رسد.`,
        `وقتی کمتر از ${inRial(rial(alarmBelow))} ریال بماند هشدار داده می‌شود.`,
      ]
    },
    async execute(trx, { number, payload, approvedBy }) {
      const { supplier, limit, alarmBelow } = payload
      await supplierMonitor.setCredit(trx, { supplier, limit: rial(limit), alarmBelow: rial(alarmBelow) })
      await audit.record(trx, approvedBy, {
        action: 'supplier.credit-set',
        subject: { kind: 'supplier', id: supplier },
        details: { limit, alarmBelow, proposal: number },
      })
      return undefined
    },
  }
}
