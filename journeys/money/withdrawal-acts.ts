import { randomUUID } from 'node:crypto'
import { Faults } from '#server/refusal.ts'
import type { Act, Stage } from './act.ts'
import type { Command } from './actions.ts'

export function withdrawing(
  { lane, names }: Stage,
  { who, amount }: Extract<Command, { action: 'withdraw' }>,
): Act {
  const userId = names.users[who] ?? ''
  const id = randomUUID()
  const number = names.withdrawals.length
  return async () => {
    try {
      const { state } = await lane.withdrawals.create(userId, { id, amount, bankDetailId: userId })
      names.withdrawals[number] = id
      return state
    } catch (error) {
      if (error instanceof Faults) return 'amount'
      throw error
    }
  }
}

export function ofWithdrawal(
  { lane, names }: Stage,
  command: Extract<Command, { readonly withdrawal: number }>,
): Act {
  const id = names.withdrawals[command.withdrawal] ?? ''
  if (command.action === 'pay-withdrawal') {
    lane.script.pays = command.answer
    return () => lane.withdrawals.work.payOut(id).then(() => 'done')
  }
  return async () => {
    const rows = await Promise.all(names.users.map((userId) => lane.withdrawals.of(userId)))
    const owner = names.users[rows.findIndex((own) => own.some((one) => one.id === id))] ?? ''
    return (await lane.withdrawals.cancel(owner, id)).state
  }
}
