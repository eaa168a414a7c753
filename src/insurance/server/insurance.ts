import { insuranceKind } from '#insurance/kind.ts'
import { insuranceDesk } from '#insurance/server/desk.ts'
import type { Insurance } from '#insurance/server/door.ts'
import { decline, offerBeside } from '#insurance/server/offer-beside.ts'
import { ownContract } from '#insurance/server/own-contract.ts'
import { plans } from '#insurance/server/plans.ts'
import { policyPdf } from '#insurance/server/policy-pdf.ts'
import { policyView } from '#insurance/server/policy-view.ts'
import { insuranceProduct } from '#insurance/server/product.ts'
import type { Room, RoomLinks } from '#insurance/server/room.ts'
import { submit } from '#insurance/server/submit.ts'
import { visaPapers } from '#insurance/server/visa-papers.ts'
import type { House } from '#server/house.ts'

export type { Insurance } from '#insurance/server/door.ts'

export function openInsurance(house: House, links: RoomLinks): Insurance {
  const { database, clock, log, settings } = house
  const { mode } = settings
  const room: Room = { ...links, database, clock, log, mode, insurer: ownContract({ database, clock, mode }) }
  return {
    plans: (request) => plans(room, request),
    submit: (request, buyer) => submit(room, request, buyer),
    policy: async (orderId, userId) =>
      policyView(room, await room.orders.ofUser(orderId, userId, insuranceKind)),
    policyPdf: (orderId, userId) => policyPdf(room, orderId, userId),
    offerFor: async (orderId, userId) =>
      offerBeside(room, await room.orders.detailsOf(userId, orderId), { userId, now: clock.now() }),
    papersFor: (ownerId, asked) => visaPapers(room, ownerId, asked),
    decline: (orderId, userId) => decline(room, orderId, userId),
    desk: insuranceDesk(room),
    product: insuranceProduct(room),
  }
}
