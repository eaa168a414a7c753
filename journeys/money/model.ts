import { rial } from '#money/rial.ts'
import type { Command, Wish } from './actions.ts'
import type { Builders } from './builders.ts'
import { chosen } from './choose.ts'
import { correct, decideCorrection } from './correction-actions.ts'
import { brokenInvariants } from './invariants.ts'
import { issue } from './issue-actions.ts'
import { Broken } from './ledger.ts'
import { move } from './move-actions.ts'
import * as orders from './order-actions.ts'
import { compensateAll, giveBackTickets, payOut } from './refund-actions.ts'
import { closeSplit, giveBackShares, payShare, payShareFromWallet, split } from './share-actions.ts'
import { cancelWithdrawal, payWithdrawal, withdraw } from './withdrawal-actions.ts'
import { newWorld, userOf, type World } from './world.ts'

export interface Played {
  readonly command: Command
  readonly outcome: string
}

export interface Living {
  readonly builders?: Builders
  readonly without?: Command['action']
  readonly since?: Temporal.Instant
}

export interface Life {
  readonly world: World
  readonly story: readonly Played[]
}

export function lived(wishes: readonly Wish[], { builders, without, since }: Living = {}): Life {
  const world = newWorld(builders, since)
  const story: Played[] = []
  for (const wish of wishes) {
    const command = chosen(world, wish)
    if (command.action === without) continue
    let outcome = ''
    try {
      outcome = done(world, command)
      const [broken] = brokenInvariants(world)
      if (broken !== undefined) throw new Broken(broken)
      story.push({ command, outcome })
    } catch (error) {
      if (!(error instanceof Broken)) throw error
      throw new Broken(`${error.message}, after\n${timelineTexts([...story, { command, outcome }])}`)
    }
  }
  return { world, story }
}

export function timelineTexts(story: readonly Played[]): string {
  return story.map(written).join('\n')
}

function written({ command, outcome }: Played): string {
  const { action: name, ...of } = command
  return `  ${name} ${JSON.stringify(of)} → ${outcome}`
}

export function done(world: World, command: Command): string {
  if ('order' in command) return doneToOrder(world, command)
  switch (command.action) {
    case 'top-up':
      return topUp(world, command.who, command.amount)
    case 'buy':
      return orders.buy(world, command)
    case 'wait':
      world.now = world.now.add({ minutes: command.minutes })
      return 'done'
    case 'sweep':
      return orders.sweep(world)
    case 'compensate':
      return compensateAll(world)
    case 'capture':
      return orders.capture(world, one(world.attempts, command.attempt, 'attempt'))
    case 'odd':
      return orders.takeUnmatched(world, one(world.attempts, command.attempt, 'attempt'), command.amount)
    case 'pay-out':
      return payOut(world, one(world.refunds, command.refund, 'refund'), command.answer)
    case 'decide':
      return decideCorrection(one(world.corrections, command.correction, 'correction'), command.isAgreed)
    case 'pay-share':
      return payShare(world, one(world.shares, command.share, 'share'), command.who)
    case 'wallet-share':
      return payShareFromWallet(world, one(world.shares, command.share, 'share'))
    case 'withdraw':
      return withdraw(world, command.who, command.amount)
    case 'cancel-withdrawal':
      return cancelWithdrawal(world, one(world.withdrawals, command.withdrawal, 'withdrawal'))
    case 'pay-withdrawal':
      return payWithdrawal(world, one(world.withdrawals, command.withdrawal, 'withdrawal'), command.answer)
    default:
      return command satisfies never
  }
}

type ToOrder = Extract<Command, { readonly order: number }>

function doneToOrder(world: World, command: ToOrder): string {
  const order = one(world.orders, command.order, 'order')
  switch (command.action) {
    case 'approve':
      return orders.approve(world, order, command)
    case 'voucher':
      return orders.applyVoucher(world, order, command.code)
    case 'unvoucher':
      return orders.removeVoucher(world, order)
    case 'pay':
      return orders.pay(world, order, command)
    case 'confirm':
      return orders.confirm(world, order)
    case 'cancel':
      return orders.cancel(world, order)
    case 'issue':
      return issue(world, order, command.answer)
    case 'refund':
      return giveBackTickets(world, order, command)
    case 'move':
      return move(world, order, command)
    case 'correct':
      return correct(world, order, command)
    case 'split':
      return split(world, order, command.amounts)
    case 'close-split':
      return closeSplit(world, order)
    case 'return-shares':
      return giveBackShares(world, order, command.answer)
    default:
      return command satisfies never
  }
}

function topUp(world: World, who: number, amount: number): string {
  const topUp = { who, amount: rial(amount), gatewayId: 1 }
  const id = `top-up ${world.topUps.length}`
  world.topUps.push(topUp)
  world.books.post(
    world.builders.toppedUpEntry({ id, gatewayId: 1, userId: userOf(who), amount: topUp.amount }),
  )
  return 'done'
}

function one<T>(all: readonly T[], number: number, what: string): T {
  const found = all[number]
  if (found === undefined) throw new RangeError(`there is no ${what} ${number}`)
  return found
}
