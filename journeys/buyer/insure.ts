import { insuranceCalls } from '#insurance/calls.ts'
import type { MoveBody } from '#insurance/move.ts'
import type { PlanId } from '#insurance/plans.ts'
import { type Diary, newDiary, once, type Shop } from './diary.ts'
import { type Paying, payOnAndOn, waitForEnd } from './pay.ts'
import { type InsuredDays, policyForDays } from './policy-goods.ts'

export interface Insuring {
  readonly plan: PlanId
  /** the airline flies the ticket's flights on other days */
  readonly fliesLater: (ticket: string) => Promise<void>
  readonly daysOf: (ticket: string) => Promise<InsuredDays>
  /** what is offered beside the ticket whose days are new */
  readonly moveOf: (ticket: string, userId: string) => Promise<MoveBody | undefined>
}

interface Wish extends Paying {
  readonly insures: Insuring
}

/** A policy for the days of a ticket abroad, which goes along as its airline flies later. Returns the one that holds in the end. */
export async function insure(shop: Shop, wish: Wish, ticket: Diary): Promise<Diary | undefined> {
  const { plan, fliesLater, daysOf, moveOf } = wish.insures
  const { orderId = '', buyer } = ticket
  const goods = policyForDays(await daysOf(orderId), plan)
  const paying = { ...wish, goods }
  const policy = newDiary(buyer)
  ticket.beside.push(policy)
  if ((await goods.order(shop, policy)) === undefined) return undefined
  await payOnAndOn(shop, paying, policy)
  if (policy.status !== 'issued') return undefined
  await fliesLater(orderId)
  const body = await moveOf(orderId, buyer.userId)
  if (body === undefined) return policy
  const moved = newDiary(buyer)
  ticket.others.push(moved)
  const told = await once(shop, moved, { line: insuranceCalls.move.line, body })
  if (told === undefined) return policy
  const { total, toPay, ...made } = insuranceCalls.move.answer.parse(told.data)
  Object.assign(moved, { orderId: made.orderId, total, status: 'approved' })
  if (toPay > 0) await payOnAndOn(shop, paying, moved)
  else await waitForEnd(shop, paying, moved)
  return moved.status === 'issued' ? moved : policy
}
