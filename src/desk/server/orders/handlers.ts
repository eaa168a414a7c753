import type { orderDeskCalls } from '#desk/orders-calls.ts'
import { addTask, closeTask, issueAgain, note, resend } from '#desk/server/orders/actions.ts'
import { orderSheet } from '#desk/server/orders/order-sheet.ts'
import type { DeskRooms } from '#desk/server/orders/rooms.ts'
import { removeView, saveView } from '#desk/server/orders/saved-views.ts'
import { today } from '#desk/server/orders/today.ts'
import { workbookType } from '#papers/server/papers.ts'
import type { Handlers } from '#server/handlers.ts'

export function orderDeskHandlers(rooms: DeskRooms): Handlers<typeof orderDeskCalls> {
  const { clock } = rooms
  const { database } = rooms.desk
  return {
    today: () => today(rooms),
    issueAgain: async ({ visitor, params }) => ({ status: await issueAgain(rooms, visitor, params.number) }),
    async resend({ visitor, params }) {
      await resend(rooms, visitor, params.number)
      return undefined
    },
    async note({ visitor, params, body }) {
      await note(rooms, visitor, { ...params, ...body })
      return undefined
    },
    async openTask({ visitor, params, body }) {
      await addTask(rooms, visitor, { ...params, ...body })
      return undefined
    },
    async finishTask({ visitor, params }) {
      await closeTask(rooms, visitor, params.id)
      return undefined
    },
    async saveView({ visitor, body }) {
      await saveView(database, visitor.staffId, { ...body, at: clock.now() })
      return undefined
    },
    async removeView({ visitor, params }) {
      await removeView(database, visitor.staffId, params.id)
      return undefined
    },
    async sheet({ visitor, query }) {
      await rooms.desk.audit.record(database, visitor, { action: 'orders.exported', outcome: 'looked' })
      return {
        type: workbookType,
        fileName: 'orders.xlsx',
        body: rooms.papers.workbook(orderSheet(rooms, visitor, query.of)),
      }
    },
  }
}
