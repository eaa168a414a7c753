import { phoneOf } from '#accounts/server/accounts.ts'
import type { Agencies } from '#agencies/server/agencies.ts'
import { type JalaliMonth, monthIn } from '#calendar/jalali-month.ts'
import type { agencyDeskCalls } from '#desk/agencies-calls.ts'
import type { DeskRooms } from '#desk/server/orders/rooms.ts'
import { refuse } from '#desk/server/refusals.ts'
import { workbookType } from '#papers/server/papers.ts'
import type { Handlers } from '#server/handlers.ts'
import { dayOf } from '#wallet/days.ts'

interface AgencyRooms extends Pick<DeskRooms, 'desk' | 'clock'> {
  readonly agencies: Agencies
}

export function agencyDeskHandlers(rooms: AgencyRooms): Handlers<typeof agencyDeskCalls> {
  const { desk, clock } = rooms
  const { desk: agencies } = rooms.agencies
  function monthOf(text: string): JalaliMonth {
    const month = monthIn(text)
    if (month === undefined) throw refuse('MONTH_INVALID', { property: 'month' })
    return month
  }
  return {
    async open({ visitor, body: { reason, ...payload } }) {
      return { number: await desk.proposals.propose(visitor, { kind: 'agency-opening', payload, reason }) }
    },
    async manager({ visitor, params: { id }, body: { mobile, reason } }) {
      const phone = phoneOf(mobile)
      const personId = await desk.database
        .transaction()
        .execute((trx) => agencies.nameManager(trx, id, phone))
      const payload = { agencyId: id, personId }
      return { number: await desk.proposals.propose(visitor, { kind: 'agency-manager', payload, reason }) }
    },
    async credit({ visitor, params: { id }, body: { limit, reason } }) {
      const payload = { agencyId: id, limit }
      return { number: await desk.proposals.propose(visitor, { kind: 'agency-credit', payload, reason }) }
    },
    async settlement({ visitor, params: { id }, body: { reason, ...transfer } }) {
      const day = Temporal.PlainDate.from(transfer.day)
      if (Temporal.PlainDate.compare(day, dayOf(clock.now())) > 0)
        throw refuse('TRANSFER_AHEAD', { property: 'day' })
      const payload = { agencyId: id, ...transfer }
      return { number: await desk.proposals.propose(visitor, { kind: 'agency-settlement', payload, reason }) }
    },
    async block({ visitor, params: { id }, body: { isBlocked, reason } }) {
      await desk.database.transaction().execute(async (trx) => {
        await agencies.block(trx, id, isBlocked ? reason : undefined)
        await desk.audit.record(trx, visitor, {
          action: isBlocked ? 'agency.blocked' : 'agency.unblocked',
          subject: { kind: 'agency', id },
          details: { reason },
        })
      })
      return undefined
    },
    statement: ({ params, query }) => agencies.statement(params.id, monthOf(query.month)),
    async sheet({ visitor, params, query }) {
      const body = await agencies.sheet(params.id, monthOf(query.month))
      await desk.audit.record(desk.database, visitor, {
        action: 'agency.statement-exported',
        outcome: 'looked',
        subject: { kind: 'agency', id: params.id },
        details: { month: query.month },
      })
      return {
        type: workbookType,
        fileName: `agency-${query.month}.xlsx`,
        body,
      }
    },
  }
}
