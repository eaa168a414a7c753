import { insuranceKind } from '#insurance/kind.ts'
import { insuranceDesk } from '#insurance/server/desk.ts'
import type { Insurance } from '#insurance/server/door.ts'
import type { InsurerSettings } from '#insurance/server/insurer-settings.ts'
import { insurersTogether } from '#insurance/server/insurers.ts'
import { move } from '#insurance/server/moving/move.ts'
import { decline, offerBeside } from '#insurance/server/offer-beside.ts'
import { ownContract } from '#insurance/server/own-contract.ts'
import { plans } from '#insurance/server/plans.ts'
import { policyPdf } from '#insurance/server/policy-pdf.ts'
import { policyView } from '#insurance/server/policy-view.ts'
import { insuranceProduct } from '#insurance/server/product.ts'
import type { Room, RoomLinks } from '#insurance/server/room.ts'
import { ruledInsurer } from '#insurance/server/ruled-offers.ts'
import { submit } from '#insurance/server/submit.ts'
import { type OptingOut, optOut } from '#insurance/server/supplied/opting-out.ts'
import { cancelNow, settlePolicies } from '#insurance/server/supplied/settling.ts'
import { suppliedInsurer } from '#insurance/server/supplied/supplied-insurer.ts'
import { openXCover } from '#insurance/server/suppliers/xcover/xcover.ts'
import { visaPapers } from '#insurance/server/visa-papers.ts'
import type { House } from '#server/house.ts'

export type { Insurance } from '#insurance/server/door.ts'

export function openInsurance(house: House<InsurerSettings>, links: RoomLinks): Insurance {
  const { clock, jobs } = house
  const room = openRoom(house, links)
  const work = { settleSuppliers: () => settlePolicies(room) }
  jobs.every('insurance.settle-suppliers', '* * * * *', async () => void (await work.settleSuppliers()))
  return {
    work,
    plans: (request) => plans(room, request),
    submit: (request, buyer) => submit(room, request, buyer),
    policy: async (orderId, userId) =>
      policyView(room, await room.orders.ofUser(orderId, userId, insuranceKind)),
    policyPdf: (orderId, userId) => policyPdf(room, orderId, userId),
    offerFor: async (orderId, userId) =>
      offerBeside(room, await room.orders.detailsOf(userId, orderId), { userId, now: clock.now() }),
    papersFor: (ownerId, asked) => visaPapers(room, ownerId, asked),
    decline: (orderId, userId) => decline(room, orderId, userId),
    move: (body, mover) => move(room, body, mover),
    desk: insuranceDesk(room),
    product: insuranceProduct(room),
  }
}

function openRoom({ database, clock, log, settings, jobs }: House<InsurerSettings>, links: RoomLinks): Room {
  const { mode } = settings
  const suppliers = settings.insurers
    .map((one) => openXCover({ ...one, rates: links.rates.onSale }))
    .map((one) => links.supplierWatch?.watched(one) ?? one)
  const cancelling = jobs.queue<{ orderId: string }>('insurance.cancel-there', ({ orderId }) =>
    cancelNow(room, orderId),
  )
  const optingOut = jobs.queue<OptingOut>('insurance.opt-out', (declined) => optOut({ suppliers }, declined))
  const beside = { ...links, database, clock, log, mode, suppliers, cancelling, optingOut }
  const insurer = insurersTogether(
    ruledInsurer(ownContract({ database, clock, mode }), beside),
    ruledInsurer(suppliedInsurer(beside), beside),
  )
  const room: Room = { ...beside, insurer }
  return room
}
