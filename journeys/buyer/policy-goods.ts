import { dateFromForm } from '#calendar/form-date.ts'
import { insuranceCalls } from '#insurance/calls.ts'
import type { PlanId } from '#insurance/plans.ts'
import { once } from './diary.ts'
import type { Goods } from './goods.ts'
import { passport } from './visa-goods.ts'

/** A week in Istanbul, for the buyer alone; the smallest plan unless one is named. */
export function policyGoods(startsOn: Temporal.PlainDate, wanted?: PlanId): Goods {
  return policyForDays({ startsOn: `${startsOn}`, endsOn: `${startsOn.add({ days: 6 })}` }, wanted)
}

export interface InsuredDays {
  readonly startsOn: string
  readonly endsOn: string
}

export function policyForDays(days: InsuredDays, wanted?: PlanId): Goods {
  const trip = { country: 'TR', ...days }
  return {
    async order(shop, diary) {
      const { form, contact } = diary.buyer.person
      const births = String(dateFromForm(form.birthDateFa))
      const told = await shop.ask(`${insuranceCalls.plans.line}?${new URLSearchParams({ ...trip, births })}`)
      const { plans } = insuranceCalls.plans.answer.parse(told.data)
      const plan = plans.find(({ id }) => id === wanted) ?? plans[0]
      const body = {
        trip,
        plan: plan?.id,
        people: [{ ...form, ...passport }],
        contact,
        totalPrice: plan?.total,
      }
      const made = await once(shop, diary, { line: insuranceCalls.submit.line, body })
      if (made === undefined) return undefined
      const { orderId, total, orderStatus: status } = insuranceCalls.submit.answer.parse(made.data)
      Object.assign(diary, { orderId, total, status })
      return orderId
    },
    async look(shop, { buyer }, orderId) {
      const told = await shop.ask(insuranceCalls.policy.line.replace('{id}', orderId), { by: buyer.token })
      const { orderStatus: status, reference } = insuranceCalls.policy.answer.parse(told.data)
      return { status, reference }
    },
  }
}

/** Refused for its price, so that nothing is held. */
export function policyAtWrongPrice(person: object, startsOn: Temporal.PlainDate): object {
  const trip = { country: 'TR', startsOn: `${startsOn}`, endsOn: `${startsOn.add({ days: 6 })}` }
  const contact = { phoneNumber: '09351112233' }
  return { trip, plan: 'basic', people: [person], contact, totalPrice: 1000 }
}
