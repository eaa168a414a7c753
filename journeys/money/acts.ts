import { randomUUID } from 'node:crypto'
import { rial } from '#money/rial.ts'
import { toppedUpEntry, unmatchedMoneyEntry } from '#payments/entries.ts'
import type { Entry } from '#wallet/ledger.ts'
import type { Act, Stage } from './act.ts'
import type { Command } from './actions.ts'
import { bankBody, newOrderOf } from './bodies.ts'
import { correcting, deciding } from './correction-acts.ts'
import type { Lane } from './house.ts'
import { moving, noteExchange } from './move-acts.ts'
import { closing, ofShare, returning, splitting } from './share-acts.ts'
import { ofWithdrawal, withdrawing } from './withdrawal-acts.ts'

export async function prepared(stage: Stage, command: Command, index: number): Promise<Act> {
  if ('order' in command) return ofOrder(stage, command, index)
  const { lane, names } = stage
  switch (command.action) {
    case 'top-up': {
      const made = {
        id: randomUUID(),
        gatewayId: 1,
        userId: at(names.users, command.who),
        amount: rial(command.amount),
      }
      return () => entered(lane, toppedUpEntry(made)).then(() => 'done')
    }
    case 'buy':
      return bought(stage, command, index)
    case 'wait':
      lane.now = lane.now.add({ minutes: command.minutes })
      return async () => 'done'
    case 'sweep':
      return () => swept(stage)
    case 'compensate':
      return () => compensated(lane)
    case 'capture':
      return capturing(stage, command.attempt)
    case 'odd':
      return oddlyTaken(stage, command)
    case 'pay-out':
      lane.script.pays = command.answer
      return () => lane.refunds.work.payOut(at(names.refunds, command.refund)).then(() => 'done')
    case 'decide':
      return deciding(stage, command)
    case 'pay-share':
    case 'wallet-share':
      return ofShare(stage, command)
    case 'withdraw':
      return withdrawing(stage, command)
    case 'cancel-withdrawal':
    case 'pay-withdrawal':
      return ofWithdrawal(stage, command)
    default:
      return command satisfies never
  }
}

type OfOrder = Extract<Command, { readonly order: number }>

async function ofOrder(stage: Stage, command: OfOrder, index: number): Promise<Act> {
  const { lane, names } = stage
  const { orderId, userId } = at(names.orders, command.order)
  const { orders } = lane
  switch (command.action) {
    case 'approve': {
      lane.script.asks = rial(command.asks)
      const agreement = command.agrees ? { agreedTotal: rial(command.asks) } : {}
      return async () => (await orders.approve(orderId, userId, agreement)).order.status
    }
    case 'voucher': {
      const typed = { orderId, code: names.codeOf(command.code) }
      return async () => `discount ${(await orders.applyVoucher(typed, userId)).discount}`
    }
    case 'unvoucher':
      return async () => `discount ${(await orders.removeVoucher(orderId, userId)).discount}`
    case 'pay':
      return paying(stage, command)
    case 'confirm':
      return async () => (await orders.confirmFromWallet(orderId, userId)).status
    case 'cancel':
      return async () => (await orders.cancel(orderId, userId)).status
    case 'issue':
      lane.script.issues = command.answer
      return async () => {
        await orders.work.issue(orderId)
        await noteExchange(stage, command.order)
        return (await orders.ofUser(orderId, userId)).status
      }
    case 'refund':
      return givingBack(stage, command)
    case 'move':
      return moving(stage, command, index)
    case 'correct':
      return correcting(stage, command)
    case 'split':
      return splitting(stage, command, index)
    case 'close-split':
      return closing(stage, command.order)
    case 'return-shares':
      return returning(stage, command)
    default:
      return command satisfies never
  }
}

function bought(
  { lane, names, since }: Stage,
  command: Extract<Command, { action: 'buy' }>,
  index: number,
): Act {
  const userId = at(names.users, command.who)
  const number = names.orders.length
  return async () => {
    const order = await lane.orders.submit(newOrderOf(command, { userId, since, once: `command ${index}` }))
    names.orders[number] = { orderId: order.orderId, userId }
    return order.status
  }
}

function paying(
  { lane, names }: Stage,
  { order, useWallet, gatewayId }: Extract<Command, { action: 'pay' }>,
): Act {
  const { orderId, userId } = at(names.orders, order)
  const number = names.attempts.length
  const attemptId = randomUUID()
  return async () => {
    const { amount } = await lane.orders.payable(orderId, userId, { useWallet })
    names.attempts[number] = { attemptId, order, gatewayId, amount }
    return `due ${amount}`
  }
}

/** In the transaction that records the bank's answer. Unmatched attempts are not queried. */
function capturing({ lane, names }: Stage, number: number): Act {
  const { attemptId, order, gatewayId, amount } = at(names.attempts, number)
  const { orderId } = at(names.orders, order)
  return () =>
    lane.house.database.transaction().execute(async (trx) => {
      if ((await lane.wallet.isPosted(trx, `odd ${attemptId}`)) !== undefined) return 'declined'
      return lane.orders.captured(trx, { attemptId, orderId, gatewayId, amount: rial(amount) })
    })
}

async function oddlyTaken(
  { lane, names }: Stage,
  command: Extract<Command, { action: 'odd' }>,
): Promise<Act> {
  const { attemptId, order, gatewayId } = at(names.attempts, command.attempt)
  const { orderId, userId } = at(names.orders, order)
  const made = { id: attemptId, gatewayId, userId, orderId, amount: rial(command.amount) }
  const isPosted = (key: string) => lane.wallet.isPosted(lane.house.database, `${key} ${attemptId}`)
  if ((await isPosted('capture')) ?? (await isPosted('odd'))) return async () => 'known'
  return () => entered(lane, unmatchedMoneyEntry(made)).then(() => 'credited')
}

async function givingBack(
  { lane, names }: Stage,
  command: Extract<Command, { action: 'refund' }>,
): Promise<Act> {
  const { orderId, userId } = at(names.orders, command.order)
  const items = [...command.items]
  const number = names.refunds.length
  const quoting = lane.refunds.quote({ orderId, userId, items })
  // a refusal is this action's outcome
  await quoting.catch(() => undefined)
  return async () => {
    const { quoteId, refund } = await quoting
    const body = {
      orderId,
      quoteId,
      items,
      reasonId: 1,
      agreement: true,
      savedAccountId: '',
      ...bankBody(command.to),
    }
    const { refundId } = await lane.refunds.create(userId, body)
    names.refunds[number] = refundId
    return `refund ${refund}`
  }
}

async function swept({ lane, names, isAlone }: Stage): Promise<string> {
  if (isAlone) await lane.orders.work.sweep()
  else for (const { orderId } of names.orders) await lane.orders.work.expire(orderId)
  return 'done'
}

async function compensated({ promises, refunds }: Lane): Promise<string> {
  await promises.work.look()
  await refunds.work.compensate()
  return 'done'
}

function entered({ house, wallet }: Lane, entry: Entry): Promise<boolean> {
  return house.database.transaction().execute((trx) => wallet.post(trx, entry))
}

function at<T>(all: readonly T[], number: number): T {
  const found = all[number]
  if (found === undefined) throw new RangeError(`nothing has the number ${number} of ${all.length}`)
  return found
}
