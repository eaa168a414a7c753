import { experienceCalls } from '#experiences/calls.ts'
import { once } from './diary.ts'
import type { Goods } from './goods.ts'

export interface ExperienceWish {
  readonly experienceId: string
  /** the first day on which it is open, from this one on */
  readonly from: Temporal.PlainDate
  readonly adults?: number
}

/** Tickets of grown people, for the first time that is left. */
export function experienceGoods({ experienceId, from, adults = 1 }: ExperienceWish): Goods {
  const option = { experienceId, optionRef: 'DEFAULT' }
  return {
    async order(shop, diary) {
      const week = { ...option, from: `${from}`, to: `${from.add({ days: 6 })}` }
      const days = await shop.ask(`${experienceCalls.calendar.line}?${new URLSearchParams(week)}`)
      if (days.status !== 200) return refusedWith(days)
      const day = experienceCalls.calendar.answer.parse(days.data).find((one) => one.isAvailable)?.day
      const units = `adult:${adults}`
      const asked = new URLSearchParams({ ...option, day: day ?? `${from}`, units })
      const told = await shop.ask(`${experienceCalls.slots.line}?${asked}`)
      if (told.status !== 200) return refusedWith(told)
      const slot = experienceCalls.slots.answer.parse(told.data).find((one) => one.isAvailable)
      const { person } = diary.buyer
      const made = await once(shop, diary, {
        line: experienceCalls.submit.line,
        body: {
          ...option,
          day: day ?? `${from}`,
          slotRef: slot?.slotRef ?? 'none',
          party: [{ unitRef: 'adult', count: adults }],
          leader: person.form,
          contact: person.contact,
          totalPrice: slot?.partyPrice ?? (slot?.unitPrices?.['adult'] ?? 1) * adults,
        },
      })
      if (made === undefined) return undefined
      const { orderId, totalPrice: total, status } = experienceCalls.submit.answer.parse(made.data)
      Object.assign(diary, { orderId, total, status })
      return orderId

      function refusedWith(refused: typeof told): undefined {
        diary.refused = refused
      }
    },
    async look(shop, { buyer }, orderId) {
      const line = experienceCalls.verify.line.replace('{id}', orderId)
      const told = await shop.ask(line, { by: buyer.token })
      const { status, reference } = experienceCalls.verify.answer.parse(told.data)
      return { status, reference }
    },
  }
}
