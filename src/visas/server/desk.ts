import type { Order } from '#orders/order.ts'
import { attended, missed, offer, takeOffer } from '#visas/server/appointment-desk.ts'
import { askAgain } from '#visas/server/ask-again.ts'
import { approve, reject } from '#visas/server/decision.ts'
import { paperPicture, pictureChecks } from '#visas/server/desk-pictures.ts'
import { filedVisa } from '#visas/server/desk-request.ts'
import type { VisaCommands, VisaDesk } from '#visas/server/door.ts'
import { insurancePapers } from '#visas/server/insurance-papers.ts'
import { setOpen } from '#visas/server/open-countries.ts'
import { awaitedRows, queueRows } from '#visas/server/queue.ts'
import { refuse } from '#visas/server/refusals.ts'
import { requestOf } from '#visas/server/request.ts'
import type { Room } from '#visas/server/room.ts'
import { checked, sent } from '#visas/server/stage-moves.ts'

export function visaDesk(room: Room): VisaDesk {
  const orderOf = (orderNumber: string) => numbered(room, orderNumber)
  return {
    ...commandsOf(room),
    queue: () => queueRows(room),
    awaited: () => awaitedRows(room),
    filed: async (orderNumber) => filedVisa(room, await room.orders.numbered(orderNumber)),
    picture: async (orderNumber, wanted) => paperPicture(room, await orderOf(orderNumber), wanted),
    checks: async (orderNumber, applicant) => pictureChecks(room, await orderOf(orderNumber), applicant),
    alsoWriting: (alsoWrite) => commandsOf({ ...room, alsoWrite }),
    papers: async (orderNumber) => papersOf(room, await orderOf(orderNumber)),
    policies: async (orderNumber) => policiesOf(room, await orderOf(orderNumber)),
    open: (country, isOpen) => setOpen(room.database, { country, isOpen, at: room.clock.now() }),
  }
}

function commandsOf(room: Room): VisaCommands {
  const orderOf = (orderNumber: string) => numbered(room, orderNumber)
  return {
    askAgain: async (orderNumber, wanted) => askAgain(room, await orderOf(orderNumber), wanted),
    checked: async (orderNumber) => checked(room, await orderOf(orderNumber)),
    sent: async (orderNumber) => sent(room, await orderOf(orderNumber)),
    offer: async (orderNumber, at, place) => offer(room, await orderOf(orderNumber), { at, place }),
    taken: async (orderNumber) => takeOffer(room, await orderOf(orderNumber)),
    missed: async (orderNumber) => missed(room, await orderOf(orderNumber)),
    attended: async (orderNumber) => attended(room, await orderOf(orderNumber)),
    approve: async (orderNumber, applicant, file) =>
      approve(room, await orderOf(orderNumber), { applicant, file }),
    reject: async (orderNumber, applicant, reason) =>
      reject(room, await orderOf(orderNumber), { applicant, reason }),
  }
}

async function numbered({ orders }: Room, orderNumber: string): Promise<Order> {
  const order = await orders.numbered(orderNumber)
  if (order?.product !== 'visa') throw refuse('ORDER_NOT_FOUND')
  return order
}

async function policiesOf(room: Room, { orderId, ownerId }: Order): ReturnType<VisaDesk['policies']> {
  const request = await requestOf(room.database, orderId)
  if (request === undefined) throw refuse('ORDER_NOT_FOUND')
  return insurancePapers(room, ownerId, request)
}

async function papersOf(room: Room, { orderId, ownerId }: Order): ReturnType<VisaDesk['papers']> {
  const request = await requestOf(room.database, orderId)
  if (request === undefined) throw refuse('ORDER_NOT_FOUND')
  const papers = request.applicants.flatMap(({ position, papers: own }) =>
    own.map(({ kind, blobId }) => ({ applicant: position, kind, blobId })),
  )
  return Promise.all(
    papers.map(async ({ applicant, kind, blobId }) => {
      const jpeg = blobId === null ? null : ((await room.documents.stored(ownerId, blobId)) ?? null)
      return {
        applicant,
        kind,
        jpeg,
        findings: jpeg === null ? [] : await room.documents.findingsIn(jpeg, kind),
      }
    }),
  )
}
