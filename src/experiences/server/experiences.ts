import { experienceKind } from '#experiences/kind.ts'
import { openCatalogue } from '#experiences/server/catalogue.ts'
import { cityDays } from '#experiences/server/city-days.ts'
import type { Experiences } from '#experiences/server/door.ts'
import type { ExperienceSettings } from '#experiences/server/experience-settings.ts'
import { calendar, detail, list, slots } from '#experiences/server/looking.ts'
import { orderedView } from '#experiences/server/ordered.ts'
import { experienceProduct } from '#experiences/server/product.ts'
import type { Room, RoomLinks } from '#experiences/server/room.ts'
import { cancelNow, settle } from '#experiences/server/settling.ts'
import { submit } from '#experiences/server/submit.ts'
import { openOcto } from '#experiences/server/suppliers/octo/octo.ts'
import { voucher } from '#experiences/server/voucher.ts'
import type { House } from '#server/house.ts'

export type { Experiences } from '#experiences/server/door.ts'

export function openExperiences(house: House<ExperienceSettings>, links: RoomLinks): Experiences {
  const room = openRoom(house, links)
  const work = { settleSuppliers: () => settle(room) }
  house.jobs.every(
    'experiences.settle-suppliers',
    '* * * * *',
    async () => void (await work.settleSuppliers()),
  )
  return {
    work,
    list: () => list(room),
    cityDays: (month) => cityDays(room, month),
    detail: (experienceId) => detail(room, experienceId),
    calendar: (request) => calendar(room, request),
    slots: (request) => slots(room, request),
    submit: (request, buyer) => submit(room, request, buyer),
    ordered: async (orderId, userId) =>
      orderedView(room, await room.orders.ofUser(orderId, userId, experienceKind)),
    voucher: (orderId, userId) => voucher(room, orderId, userId),
    product: experienceProduct(room),
  }
}

function openRoom(
  { database, clock, log, settings, jobs }: House<ExperienceSettings>,
  links: RoomLinks,
): Room {
  const suppliers = settings.experienceSuppliers
    .map((one) => openOcto(one))
    .map((one) => links.supplierWatch?.watched(one) ?? one)
  const beside = { ...links, database, clock, log, suppliers }
  const cancelling = jobs.queue<{ orderId: string }>('experiences.cancel-there', ({ orderId }) =>
    cancelNow(beside, orderId),
  )
  return { ...beside, cancelling, catalogue: openCatalogue(beside) }
}
