import type { codeCalls } from '#desk/codes-calls.ts'
import type { Desk } from '#desk/server/desk.ts'
import { codeOf } from '#desk/server/prices/code-of.ts'
import type { PriceRooms } from '#desk/server/prices/rooms.ts'
import { exposureOf } from '#orders/pricing/code-exposure.ts'
import type { Handlers } from '#server/handlers.ts'
import type { Settings } from '#server/settings.ts'

interface Rooms extends Pick<PriceRooms, 'orders' | 'clock'> {
  readonly desk: Pick<Desk, 'proposals' | 'audit' | 'database'>
  readonly settings: Pick<Settings, 'sites'>
}

/** What one person may promise by a code alone: 10 million toman, in rial. */
const aloneUpTo = 100_000_000

export function codeHandlers({ desk, orders, clock, settings }: Rooms): Handlers<typeof codeCalls> {
  const rooms = { orders, clock, sites: settings.sites }
  return {
    async make({ visitor, body: { reason, ...draft } }) {
      const voucher = codeOf(rooms, draft)
      const exposure = exposureOf(voucher)
      if (exposure === undefined || exposure > aloneUpTo)
        return {
          number: await desk.proposals.propose(visitor, { kind: 'discount-code', payload: draft, reason }),
        }
      await desk.database.transaction().execute(async (trx) => {
        await orders.pricing.codes.write(trx, voucher)
        const subject = { kind: 'code', id: voucher.code }
        await desk.audit.record(trx, visitor, { action: 'code.made', subject, details: { reason, exposure } })
      })
      return { number: null }
    },
    async stop({ visitor, params: { code }, body: { reason } }) {
      await desk.database.transaction().execute(async (trx) => {
        await orders.pricing.codes.stop(trx, code)
        const subject = { kind: 'code', id: code }
        await desk.audit.record(trx, visitor, { action: 'code.stopped', subject, details: { reason } })
      })
      return undefined
    },
  }
}
