import { rial } from '#money/rial.ts'
import type { Command, Wish } from './actions.ts'
import type { Builders } from './builders.ts'
import { chosen } from './choose.ts'
import { brokenInvariants } from './invariants.ts'
import { Broken } from './ledger.ts'
import * as orders from './order-actions.ts'
import { compensateAll, giveBackTickets, payOut } from './refund-actions.ts'
import { cancelWithdrawal, payWithdrawal, withdraw } from './withdrawal-actions.ts'
import {
  type ModelAttempt,
  type ModelOrder,
  type ModelRefund,
  type ModelWithdrawal,
  newWorld,
  userOf,
  type World,
} from './world.ts'

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
      return orders.capture(world, attemptOf(world, command.attempt))
    case 'odd':
      return orders.takeUnmatched(world, attemptOf(world, command.attempt), command.amount)
    case 'pay-out':
      return payOut(world, refundOf(world, command.refund), command.answer)
    case 'withdraw':
      return withdraw(world, command.who, command.amount)
    case 'cancel-withdrawal':
      return cancelWithdrawal(world, withdrawalOf(world, command.withdrawal))
    case 'pay-withdrawal':
      return payWithdrawal(world, withdrawalOf(world, command.withdrawal), command.answer)
    default:
      return command satisfies never
  }
}

type ToOrder = Extract<Command, { readonly order: number }>

function doneToOrder(world: World, command: ToOrder): string {
  const order = orderOf(world, command.order)
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
      return orders.issue(world, order, command.answer)
    case 'refund':
      return giveBackTickets(world, order, command)
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

function orderOf({ orders: all }: World, number: number): ModelOrder {
  return found(all[number], `order ${number}`)
}

function attemptOf({ attempts }: World, number: number): ModelAttempt {
  return found(attempts[number], `attempt ${number}`)
}

function refundOf({ refunds }: World, number: number): ModelRefund {
  return found(refunds[number], `refund ${number}`)
}

function withdrawalOf({ withdrawals }: World, number: number): ModelWithdrawal {
  return found(withdrawals[number], `withdrawal ${number}`)
}

function found<T>(one: T | undefined, what: string): T {
  if (one === undefined) throw new RangeError(`there is no ${what}`)
  return one
}
