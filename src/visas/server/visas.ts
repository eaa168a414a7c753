import { sealer } from '#server/encrypted.ts'
import type { House } from '#server/house.ts'
import { scattered } from '#server/scattered.ts'
import { visaCountries } from '#visas/choice.ts'
import { tariffOf } from '#visas/data/tariffs.ts'
import { lengthsOf } from '#visas/lengths.ts'
import { answerAppointment, wishAppointment } from '#visas/server/appointment.ts'
import { visaDesk } from '#visas/server/desk.ts'
import type { Visas } from '#visas/server/door.ts'
import { edit, papersToEdit } from '#visas/server/edit.ts'
import { countriesView, factsOfAll, totalPrice } from '#visas/server/facts.ts'
import { visaProduct } from '#visas/server/product.ts'
import { refuse } from '#visas/server/refusals.ts'
import { replacePaper } from '#visas/server/replace-paper.ts'
import type { Room, RoomLinks } from '#visas/server/room.ts'
import { visaFile } from '#visas/server/stored-file.ts'
import { submit } from '#visas/server/submit.ts'
import { sweep } from '#visas/server/sweep.ts'
import { tracked } from '#visas/server/tracked.ts'

export type { Visas } from '#visas/server/door.ts'
export type { ApplicantMoney, TellOfVisa, VisaNews } from '#visas/server/room.ts'

export function openVisas(house: House, neighbours: RoomLinks): Visas {
  const { database, clock, log, jobs, settings } = house
  const room: Room = {
    ...neighbours,
    database,
    clock,
    log,
    mode: settings.mode,
    vault: visaVault(settings),
    numberOf: scattered(settings, 'visa cases'),
  }
  const work: Visas['work'] = { sweep: () => sweep(room) }
  jobs.every('visas.sweep', '* * * * *', work.sweep)
  return {
    countries: () => countriesView(room),
    enums: async () => ({ countries: await factsOfAll(room) }),
    async facts(country) {
      const found = (await factsOfAll(room)).find(({ code }) => code === country)
      if (found === undefined) throw refuse('VISA_UNKNOWN')
      return found
    },
    async basePrices(country) {
      const rates = await room.rates.current()
      return (country === undefined ? visaCountries : [country]).map((one) => ({
        country: one,
        lengths: lengthsOf(one, rates[tariffOf(one).currency]),
      }))
    },
    totalPrice: (asked, userId) => totalPrice(room, asked, userId),
    submit: (request, asker) => submit(room, request, asker),
    edit: (asked, userId) => edit(room, asked, userId),
    papersToEdit: (orderId, userId) => papersToEdit(room, orderId, userId),
    tracked: (orderId, userId) => tracked(room, orderId, userId),
    unpaid: (userId) => unpaid(room, userId),
    replacePaper: (asked, userId) => replacePaper(room, asked, userId),
    wishAppointment: (wish, userId) => wishAppointment(room, wish, userId),
    answerAppointment: (reply, userId) => answerAppointment(room, reply, userId),
    visaFile: (orderId, applicant, userId) => visaFile(room, { orderId, applicant, userId }),
    desk: visaDesk(room),
    product: visaProduct(room),
    work,
  }
}

export function visaVault({ secrets }: House['settings']): Room['vault'] {
  return sealer(secrets.vault, 'visas')
}

async function unpaid({ orders, clock }: Room, userId: string): Promise<string | undefined> {
  const now = clock.now().toString()
  const { orders: newest } = await orders.mine(userId, { kind: 'upcoming', page: 1, take: 50 })
  const open = newest.find(
    ({ productType, status, holdExpiresAt }) =>
      productType === 'Visa' && status === 'approved' && holdExpiresAt !== null && holdExpiresAt > now,
  )
  return open?.orderId
}
