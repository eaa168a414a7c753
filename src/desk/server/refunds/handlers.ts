import type { refundDeskCalls } from '#desk/refunds-calls.ts'
import { refundSheet } from '#desk/server/refunds/refund-sheet.ts'
import type { RefundRooms } from '#desk/server/refunds/rooms.ts'
import { workbookType } from '#papers/server/papers.ts'
import type { Handlers } from '#server/handlers.ts'

export function refundDeskHandlers(rooms: RefundRooms): Handlers<typeof refundDeskCalls> {
  const { audit, database } = rooms.desk
  return {
    async sheet({ visitor, query }) {
      await audit.record(database, visitor, { action: 'refunds.exported', outcome: 'looked' })
      return {
        type: workbookType,
        fileName: 'refunds.xlsx',
        body: rooms.papers.workbook(refundSheet(rooms, query.of)),
      }
    },
    async lookAgain({ visitor, params: { number } }) {
      await database.transaction().execute(async (trx) => {
        await rooms.refunds.desk.lookAgain(trx, number)
        await audit.record(trx, visitor, {
          action: 'refund.payout-asked',
          subject: { kind: 'refund', id: number },
        })
      })
      return undefined
    },
  }
}
