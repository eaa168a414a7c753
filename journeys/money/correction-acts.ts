import { Refusal } from '#server/refusal.ts'
import type { Act, Stage } from './act.ts'
import type { Command } from './actions.ts'

export async function correcting(
  { lane, names }: Stage,
  { order, passenger, name, isAtOnce }: Extract<Command, { action: 'correct' }>,
): Promise<Act> {
  const { orderId, userId } = names.orders[order] ?? { orderId: '', userId: '' }
  const { corrections } = lane.orders
  const before = (await lane.orders.passengersOf(orderId))[passenger]
  if (before === undefined) throw new RangeError(`no passenger ${passenger}`)
  const person = { orderId, userId, position: passenger, before, after: { ...before, firstName: name } }
  const number = names.corrections.length
  const dueAt = lane.now.add({ hours: 4 })
  return async () => {
    try {
      await lane.house.database
        .transaction()
        .execute((trx) =>
          isAtOnce ? corrections.apply(trx, person) : corrections.request(trx, person, dueAt),
        )
    } catch (error) {
      // told twice, it is there once
      if (!(error instanceof Refusal) || !(await isThere())) throw error
    }
    const mine = (await corrections.of(orderId)).findLast((one) => one.after['first_name'] === name)
    if (mine === undefined) throw new Error(`a correction of ${orderId} is not stored`)
    names.corrections[number] = { id: mine.id, orderId }
    return mine.state
  }

  async function isThere(): Promise<boolean> {
    return (await corrections.of(orderId)).some((one) => one.after['first_name'] === name)
  }
}

export function deciding(
  { lane, names }: Stage,
  { correction, isAgreed }: Extract<Command, { action: 'decide' }>,
): Act {
  const { id, orderId } = names.corrections[correction] ?? { id: 0, orderId: '' }
  const { corrections } = lane.orders
  const stateNow = async () => (await corrections.of(orderId)).find((one) => one.id === id)?.state ?? ''
  return async () => {
    try {
      await lane.house.database
        .transaction()
        .execute((trx) => corrections.decide(trx, id, isAgreed ? undefined : 'not this person'))
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'NO_CORRECTION') throw error
    }
    return stateNow()
  }
}
