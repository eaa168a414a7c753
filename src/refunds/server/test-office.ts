import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { openBankDetails } from '#accounts/server/bank-details.ts'
import { all } from '#database/database.ts'
import { type Rial, rial, sum } from '#money/rial.ts'
import { due, type OrderPassenger } from '#orders/order.ts'
import type { RefundTerms } from '#orders/refund-terms.ts'
import { type Orders, openOrders } from '#orders/server/orders.ts'
import { openPassengers } from '#passengers/server/passengers.ts'
import { openPromises, type Promises } from '#promises/server/promises.ts'
import { refundCalls } from '#refunds/calls.ts'
import type { AccountInquiry } from '#refunds/server/inquiries/inquiry.ts'
import type { PayoutOrder, PayoutProvider, PayoutStanding } from '#refunds/server/payouts/payout.ts'
import { openRefunds, type RefundNews, type Refunds } from '#refunds/server/refunds.ts'
import { refundAnswers } from '#refunds/server/routes.ts'
import { askAt, type Told } from '#refunds/server/test-call.ts'
import { anAdult, type Group, termsOf } from '#refunds/test-terms.ts'
import type { Jobs } from '#server/jobs.ts'
import { refusals } from '#server/refusal.ts'
import { openTestHouse, type TestHouse } from '#server/test-house.ts'
import { openWallet, type Wallet } from '#wallet/server/wallet.ts'

/** What is sold in the test's office, and how its bank behaves. */
export interface Goods {
  groups: readonly Group[]
  ladderIds: readonly string[]
  /** answers each sending and each look; nothing: paid at once */
  bank?: (order: PayoutOrder, deed: 'send' | 'find') => PayoutStanding | { kind: 'none' }
  /** whose accounts are; nothing: every card has one, and every owner the name that is given */
  inquiry?: Partial<AccountInquiry>
  /** who asks has shown no fresh code */
  isUnproven?: boolean
}

const refuse = refusals({ STEP_UP_NEEDED: { says: 'کد بگیرید.', status: 403 } })

/** A small agency for tests: orders of the test's own goods, a real wallet and real promises in a real database. */
export interface Office extends AsyncDisposable {
  readonly house: TestHouse
  readonly orders: Orders
  readonly wallet: Wallet
  readonly promises: Promises
  readonly refunds: Refunds
  readonly goods: Goods
  readonly news: RefundNews[]
  /** what the bank was asked, in order */
  readonly asked: string[]
  /** an issued order, paid at a gateway */
  issued(ownerId: string, voucher?: string): Promise<string>
  ask(userId: string | undefined, line: string, body?: object): Promise<Told>
  setClock(instant: string): void
}

export async function openOffice(): Promise<Office> {
  const house = await openTestHouse()
  await sql`create table public.given_back (order_id uuid, passenger int, leg int, primary key (order_id, passenger, leg))`.execute(
    house.database,
  )
  const goods: Goods = { groups: [anAdult, anAdult], ladderIds: ['flypersia/1'] }
  const byHandHouse = { ...house, jobs: byHand }
  const wallet = openWallet(house)
  const promises = openPromises(byHandHouse)
  const orders = openOrders(byHandHouse, { wallet, promises, tell: async () => undefined })
  orders.sell({
    kind: 'flight',
    hold: async () => ({ total: totalOf(goods) }),
    release: async () => 'released',
    issue: async () => ({ kind: 'issued', reference: 'K7RM2Q', supplierPayable: supplierShareOf(goods) }),
    reprice: async () => ({ total: totalOf(goods), by: 'airline' }),
    takePrice: async () => undefined,
    refundTerms: (orderId, trx = house.database) => termsNow({ house, goods }, orderId, trx),
    async refund(trx, orderId, items) {
      for (const { passenger, leg } of items)
        await sql`insert into public.given_back values (${orderId}, ${passenger}, ${leg}) on conflict do nothing`.execute(
          trx,
        )
    },
  })
  const news: RefundNews[] = []
  const asked: string[] = []
  const refunds = openRefunds(byHandHouse, {
    orders,
    wallet,
    promises,
    passengers: openPassengers(byHandHouse),
    bank: openBankDetails(byHandHouse),
    payouts: scripted(goods, asked),
    inquiry: inquired(goods, asked),
    tell: async (_trx, one) => void news.push(one),
  })
  const mustBeProven = async () => {
    if (goods.isUnproven === true) throw refuse('STEP_UP_NEEDED')
  }
  house.mount({ calls: refundCalls, answers: refundAnswers({ refunds, mustBeProven }) })
  return {
    house,
    orders,
    wallet,
    promises,
    refunds,
    goods,
    news,
    asked,
    issued: (ownerId, voucher) => issuedOrder({ house, orders, goods }, ownerId, voucher),
    setClock: (instant) => house.clock.set(Temporal.Instant.from(instant)),
    ask: (userId, line, body) => askAt(house, { userId, line, body }),
    [Symbol.asyncDispose]: () => house.close(),
  }
}

const byHand: Jobs = { queue: () => ({ send: async () => undefined }), every: () => undefined }

function scripted(goods: Goods, asked: string[]): PayoutProvider {
  const known = new Map<string, PayoutOrder>()
  const paid: PayoutStanding = { kind: 'paid', providerId: 'p-1', reference: '1405' }
  return {
    id: 'vandar',
    min: rial(50_000),
    async send(order) {
      asked.push(`send ${order.iban} ${order.amount}`)
      known.set(order.trackId, order)
      const answer = goods.bank?.(order, 'send') ?? paid
      if (answer.kind === 'none') throw new Error('a sending is not answered with none')
      return answer
    },
    async find(trackId) {
      asked.push('find')
      const order = known.get(trackId)
      return order === undefined ? { kind: 'none' } : (goods.bank?.(order, 'find') ?? paid)
    },
  }
}

/** The account that the test's bank has behind every card. */
export const ibanOfCards = '740170000000100203041111'

function inquired(goods: Goods, asked: string[]): AccountInquiry {
  return {
    async ibanOfCard(card) {
      asked.push(`card ${card}`)
      return goods.inquiry?.ibanOfCard?.(card) ?? { kind: 'told', iban: ibanOfCards }
    },
    isHolder: async (iban, name) => goods.inquiry?.isHolder?.(iban, name) ?? { kind: 'told', matches: true },
  }
}

interface Sold {
  readonly house: TestHouse
  readonly orders: Orders
  readonly goods: Goods
}

async function issuedOrder(
  { house, orders, goods }: Sold,
  ownerId: string,
  voucher?: string,
): Promise<string> {
  const { orderId } = await orders.submit({
    ownerId,
    product: 'flight',
    item: {},
    channel: 1,
    total: totalOf(goods),
    once: randomUUID(),
    contact: { phoneNumber: '09121234567', email: null },
    journeys: termsOf(goods.groups, goods.ladderIds).legs.map(({ leg, proposalId, departure }) => ({
      proposalId,
      isReturning: leg > 0,
      airlineCode: 'W5',
      airlineName: 'ماهان',
      flightNumber: 'W5 1041',
      origin: 'THR',
      originName: 'تهران',
      destination: 'MHD',
      destinationName: 'مشهد',
      stops: [],
      departsLocal: departure.toPlainDateTime(),
      arrivesLocal: departure.toPlainDateTime().add({ minutes: 85 }),
      departsAt: departure.toInstant(),
    })),
    passengers: goods.groups.map(personOf),
  })
  await orders.approve(orderId, ownerId)
  if (voucher !== undefined) await orders.applyVoucher({ orderId, code: voucher }, ownerId)
  const order = await orders.ofUser(orderId, ownerId)
  await house.database
    .transaction()
    .execute((trx) =>
      orders.captured(trx, { attemptId: randomUUID(), orderId, gatewayId: 1, amount: due(order) }),
    )
  await orders.work.issue(orderId)
  return orderId
}

const names = ['سارا', 'داریوش', 'مینا', 'کیان', 'نیکا', 'امید', 'رها', 'آرش', 'لیلا'] as const

function personOf({ group }: Group, index: number): OrderPassenger {
  return {
    group,
    firstName: 'SARA',
    lastName: 'AHMADI',
    firstNameFarsi: names[index] ?? 'سارا',
    lastNameFarsi: 'احمدی',
    gender: 'Female',
    birthDate: Temporal.PlainDate.from('1994-05-02'),
    nationalCode: '0013542419',
    passport: null,
  }
}

export function totalOf({ groups, ladderIds }: Goods): Rial {
  return sum(termsOf(groups, ladderIds).items.map(({ total }) => total))
}

export function supplierShareOf({ groups, ladderIds }: Goods): Rial {
  return sum(termsOf(groups, ladderIds).items.map(({ supplierShare }) => supplierShare))
}

async function termsNow(
  { house, goods }: Pick<Sold, 'house' | 'goods'>,
  orderId: string,
  trx: Parameters<typeof all>[0],
): Promise<RefundTerms> {
  const gone = await all(
    trx,
    sql<{
      passenger: number
      leg: number
    }>`select passenger, leg from public.given_back where order_id = ${orderId}`,
  )
  const terms = termsOf(goods.groups, goods.ladderIds)
  return {
    ...terms,
    items: terms.items.map((item) => {
      const departure = terms.legs[item.leg]?.departure.toInstant()
      const isFlown = departure !== undefined && Temporal.Instant.compare(house.clock.now(), departure) >= 0
      const isGone = gone.some((one) => one.passenger === item.passenger && one.leg === item.leg)
      return { ...item, state: isGone ? 'refunded' : isFlown ? 'flown' : 'refundable' }
    }),
  }
}
