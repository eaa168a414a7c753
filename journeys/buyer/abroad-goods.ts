import { flightCalls } from '#flights/calls.ts'
import { type Diary, once, type Shop } from './diary.ts'
import { agree, lookAtFlight } from './flight-goods.ts'
import type { Goods } from './goods.ts'
import type { InsuredDays } from './policy-goods.ts'
import { passport } from './visa-goods.ts'

/** To Istanbul and back, by whatever ticket brings the most when it is given back. */
export function abroadGoods(daysNow: () => InsuredDays): Goods {
  return {
    async order(shop, diary) {
      const { token: by } = diary.buyer
      const { startsOn, endsOn } = daysNow()
      const places = { origin: { code: 'THR' }, destination: { code: 'IST' } }
      const told = await shop.ask(flightCalls.available.line, {
        body: { flightType: 2, ...places, dates: [startsOn, endsOn], adults: 1 },
        by,
      })
      const { requestId, proposals } = flightCalls.available.answer.parse(told.data)
      const [proposal] = proposals.toSorted((a, b) => b.refund.back - a.refund.back)
      if (proposal === undefined) return undefined
      return submitAbroad(shop, diary, { requestId, proposalId: proposal.proposalId })
    },
    look: lookAtFlight,
    legs: 2,
  }
}

/** As on his passport; agreed to when it is kept. */
export async function submitAbroad(
  shop: Shop,
  diary: Diary,
  chosen: { readonly requestId: string; readonly proposalId: string },
): Promise<string | undefined> {
  const { form, contact } = diary.buyer.person
  const body = { ...chosen, passengers: [{ ...form, ...passport }], contact }
  const made = await once(shop, diary, { line: flightCalls.submit.line, body })
  if (made === undefined) return undefined
  const { orderId, totalPrice: total } = flightCalls.submit.answer.parse(made.data)
  Object.assign(diary, { orderId, total, status: 'submitted' })
  return (await agree(shop, diary, orderId)) ? orderId : undefined
}
