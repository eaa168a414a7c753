import type { orderDeskCalls } from '#desk/orders-calls.ts'
import { addTask, closeTask, issueAgain, note, orderNumbered, resend } from '#desk/server/orders/actions.ts'
import { orderSheet } from '#desk/server/orders/order-sheet.ts'
import type { DeskRooms } from '#desk/server/orders/rooms.ts'
import { removeView, saveView } from '#desk/server/orders/saved-views.ts'
import { today } from '#desk/server/orders/today.ts'
import { evidenceExport } from '#orders/evidence-export.ts'
import { paperBrand } from '#papers/paper-brand.ts'
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
    async evidence({ visitor, params, query }) {
      const { orderId, orderNumber } = await orderNumbered(rooms, params.number)
      const file = await rooms.orders.evidence.file(orderId)
      const subject = { kind: 'order', id: orderNumber }
      const details = { pieces: file.pieces.length, as: query.as }
      await rooms.desk.audit.record(database, visitor, {
        action: 'order.evidence-exported',
        outcome: 'looked',
        subject,
        details,
      })
      return evidenceExport(
        { ...rooms, brandOf: (id) => paperBrand(rooms.settings.sites.ofBrand(id).brand) },
        file,
        query.as,
      )
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
