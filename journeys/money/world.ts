import { minus, type Rial, rial, sum } from '#money/rial.ts'
import { isUnpaid, type Status } from '#orders/life.ts'
import type { Order } from '#orders/order.ts'
import type { RefundItem } from '#orders/refund-terms.ts'
import { discountOf, type Voucher, voucherFault } from '#orders/voucher.ts'
import type { RefundMade } from '#refunds/entries.ts'
import type { Shares } from '#refunds/reckoning.ts'
import type { ItemRefund, Refund } from '#refunds/refund.ts'
import { isSameItem } from '#refunds/same-item.ts'
import type { WithdrawalMade } from '#withdrawals/entries.ts'
import type { WithdrawalState } from '#withdrawals/steps.ts'
import { type Builders, builders } from './builders.ts'
import type { Trip } from './goods.ts'
import { Books } from './ledger.ts'
import { vouchers } from './vouchers.ts'

/** Tickets of another order, given for this one once it is issued. */
export interface GivenFor {
  readonly order: ModelOrder
  readonly items: readonly RefundItem[]
  readonly quoted: Refund
}

export interface ModelOrder extends Order {
  readonly number: number
  readonly who: number
  readonly trip: Trip
  status: Status
  total: Rial
  discount: Rial
  walletPart: Rial
  credit: Rial
  paidAt: Temporal.Instant | null
  payable: Rial
  step: number
  code: string | null
  readonly given: RefundItem[]
  /** a first name of each passenger, as it stands */
  readonly names: string[]
  readonly inPlaceOf: GivenFor | null
}

export interface ModelAttempt {
  readonly number: number
  readonly id: string
  readonly order: ModelOrder
  readonly gatewayId: number
  readonly amount: Rial
  became?: 'paid' | 'credited' | 'odd'
  taken: Rial
}

export interface ModelSplit {
  readonly number: number
  readonly order: ModelOrder
  state: 'open' | 'paid' | 'closed'
}

export interface ModelShare {
  readonly number: number
  readonly split: ModelSplit
  readonly amount: Rial
}

export interface SharePayment {
  readonly id: string
  readonly share: ModelShare
  readonly source: 'gateway' | 'wallet'
  /** who is signed in when paying */
  readonly who: number
  state: 'held' | 'spent' | 'returning' | 'reversed' | 'credited'
  wasSpent: boolean
  /** how often its bank was asked to take it back, and when it may be asked again */
  asked: number
  notBefore: Temporal.Instant | undefined
}

export interface ModelCorrection {
  readonly number: number
  readonly order: ModelOrder
  readonly passenger: number
  readonly name: string
  state: 'requested' | 'done' | 'refused'
}

export interface ModelRefund {
  readonly number: number
  readonly items: readonly ItemRefund[]
  readonly made: RefundMade
  readonly order: ModelOrder
  readonly shares: Shares
  readonly to: 'wallet' | 'bank' | 'order'
  /** the order that is paid with it, as far as that needs */
  readonly into: ModelOrder | null
  readonly madeAt: Temporal.Instant
  readonly dueAt: Temporal.Instant
  state: 'agreed' | 'sent' | 'paid'
  paidInto: 'wallet' | 'bank' | 'order' | null
  lookAt: Temporal.Instant | undefined
  daysCompensated: number
  compensated: Rial
}

export interface ModelWithdrawal {
  readonly number: number
  readonly who: number
  readonly made: WithdrawalMade
  readonly madeAt: Temporal.Instant
  readonly sendAt: Temporal.Instant
  state: WithdrawalState
  lookAt: Temporal.Instant | undefined
  hasArrived: boolean
}

export interface World {
  /** departures are relative to this */
  readonly since: Temporal.Instant
  now: Temporal.Instant
  readonly books: Books
  readonly builders: Builders
  readonly orders: ModelOrder[]
  readonly attempts: ModelAttempt[]
  readonly refunds: ModelRefund[]
  readonly withdrawals: ModelWithdrawal[]
  readonly splits: ModelSplit[]
  readonly shares: ModelShare[]
  readonly sharePayments: SharePayment[]
  readonly corrections: ModelCorrection[]
  readonly topUps: { readonly who: number; readonly amount: Rial; readonly gatewayId: number }[]
}

export const beginning = Temporal.Instant.from('2026-12-01T06:00:00Z')

export function newWorld(by: Builders = builders, since: Temporal.Instant = beginning): World {
  return {
    since,
    now: since,
    books: new Books(),
    builders: by,
    orders: [],
    attempts: [],
    refunds: [],
    withdrawals: [],
    splits: [],
    shares: [],
    sharePayments: [],
    corrections: [],
    topUps: [],
  }
}

export function userOf(who: number): string {
  return `traveller ${who}`
}

export function walletOf(world: World, who: number): Rial {
  return rial(world.books.of({ class: 'traveller-wallet', userId: userOf(who) }))
}

export function usedOf({ orders }: World, code: string): { readonly uses: number; readonly spent: Rial } {
  const uses = orders.filter((order) => order.code === code)
  return { uses: uses.length, spent: sum(uses.map(({ discount }) => discount)) }
}

export function voucherOf(code: string): Voucher {
  const found = vouchers.find((one) => one.code === code)
  if (found === undefined) throw new RangeError(`no voucher ${code}`)
  return found
}

export function worthOf(world: World, order: ModelOrder, code: string): Rial | string {
  const voucher = voucherOf(code)
  const usesOfUser = world.orders.filter((one) => one.code === code && one.who === order.who).length
  const wish = { product: 'flight', total: order.total, now: world.now } as const
  return (
    voucherFault(voucher, { ...usedOf(world, code), usesOfUser }, wish) ?? discountOf(voucher, order.total)
  )
}

/** What the code of an order is worth when it costs another total: more only as far as the budget goes. */
export function revalued(world: World, { code, discount }: ModelOrder, total: Rial): Rial {
  if (code === null) return rial(0)
  const voucher = voucherOf(code)
  const worth = discountOf(voucher, total)
  const { spent } = usedOf(world, code)
  const fits = voucher.budget === null || spent + minus(worth, discount) <= voucher.budget
  return fits || worth < discount ? worth : discount
}

export function isLate(now: Temporal.Instant, at: Temporal.Instant): boolean {
  return Temporal.Instant.compare(now, at) >= 0
}

export function isPaidFor({ status }: Pick<Order, 'status'>): boolean {
  return status === 'paid' || status === 'issuing' || status === 'issued' || status === 'refunded'
}

export function isOpen(order: ModelOrder): boolean {
  return isUnpaid(order.status)
}

export function openSplitOf({ splits }: World, order: ModelOrder): ModelSplit | undefined {
  return splits.find((one) => one.order === order && one.state === 'open')
}

/** By an order that neither came to nothing nor has its tickets yet. */
export function isPromised({ orders }: World, order: ModelOrder, items: readonly RefundItem[]): boolean {
  return orders.some(
    ({ status, inPlaceOf }) =>
      inPlaceOf?.order === order &&
      promising.has(status) &&
      inPlaceOf.items.some((one) => items.some((item) => isSameItem(one, item))),
  )
}

const promising = new Set<Status>(['submitted', 'approved', 'paid', 'issuing'])

/** Rial that gateways took for its shares and that paid it, also where it has gone back since. */
export function sharesSpent({ sharePayments }: World, order: ModelOrder): number {
  return sharePayments.reduce(
    (all, { share, source, wasSpent }) =>
      wasSpent && source === 'gateway' && share.split.order === order ? all + share.amount : all,
    0,
  )
}
