import type { massRefundCalls } from '#desk/mass-refund-calls.ts'
import { massRefundStatus } from '#desk/mass-refund-status.ts'
import { goOn, stop } from '#desk/server/mass-refunds/control.ts'
import { type MassRefundPlan, planOfFlight, planOfList } from '#desk/server/mass-refunds/orders-of.ts'
import { massRefundWith, storePlan } from '#desk/server/mass-refunds/record.ts'
import type { MassRefundQueue, MassRefundRooms } from '#desk/server/mass-refunds/rooms.ts'
import { viewsOf } from '#desk/server/orders/saved-views.ts'
import { refuse } from '#desk/server/refusals.ts'
import type { Handlers } from '#server/handlers.ts'
import type { StaffVisitor } from '#server/visitor.ts'

interface Rooms extends MassRefundRooms {
  readonly massRefunds: MassRefundQueue
}

export function massRefundHandlers(rooms: Rooms): Handlers<typeof massRefundCalls> {
  const { database } = rooms.desk
  return {
    async ofFlight({ visitor, body: { reason, ...named } }) {
      return propose(rooms, visitor, { plan: await planOfFlight(rooms, named), reason })
    },
    async ofList({ visitor, body: { view, reason } }) {
      const found = (await viewsOf(database, visitor.staffId)).find(({ id }) => id === view)
      if (found === undefined) throw refuse('VIEW_UNKNOWN', { property: 'view' })
      return propose(rooms, visitor, { plan: await planOfList(rooms, found.address, found.name), reason })
    },
    async progress({ params }) {
      const found = await massRefundWith(database, { number: Number(params.number) })
      if (found === undefined) throw refuse('MASS_REFUND_UNKNOWN')
      const { left, done, failed, amount } = found
      return { status: massRefundStatus(found), left, done, failed, amount }
    },
    async stop({ visitor, params }) {
      await stop(rooms, visitor, Number(params.number))
      return undefined
    },
    async goOn({ visitor, params, body }) {
      await goOn(rooms, visitor, { number: Number(params.number), ...body })
      return undefined
    },
  }
}

interface Wish {
  readonly plan: MassRefundPlan
  readonly reason: string
}

/** Which orders is settled before it is proposed; what is never approved is listed nowhere. */
async function propose({ desk, clock }: Rooms, by: StaffVisitor, { plan, reason }: Wish) {
  const massRefundId = await desk.database
    .transaction()
    .execute((trx) => storePlan(trx, { ...plan, staffId: by.staffId, at: clock.now() }))
  const proposal = await desk.proposals.propose(by, {
    kind: 'mass-refund',
    payload: { massRefundId },
    reason,
  })
  const found = await massRefundWith(desk.database, { id: massRefundId })
  return {
    proposal,
    massRefund: found?.number ?? 0,
    orders: plan.orders.length,
    expected: found?.expected ?? 0,
  }
}
