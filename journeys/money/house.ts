import { sql } from 'kysely'
import { openBankDetails } from '#accounts/server/bank-details.ts'
import { all } from '#database/database.ts'
import { holdLimits } from '#orders/limits.ts'
import { type Orders, openOrders } from '#orders/server/orders.ts'
import { openPromises, type Promises } from '#promises/server/promises.ts'
import { type AccountInquiry, openRefunds, type Refunds } from '#refunds/server/refunds.ts'
import type { Jobs, Queue } from '#server/jobs.ts'
import { anyHolds } from '#testing/orders/limits.ts'
import { openTestHouse, type TestHouse } from '#testing/server/house.ts'
import { openWallet, type Wallet } from '#wallet/server/wallet.ts'
import { openWithdrawals, type Withdrawals } from '#withdrawals/server/withdrawals.ts'
import { everybodysAccounts } from './own-accounts.ts'
import { buildCounter, newScript, paysOut, type Script, sellsTrips, takesBack } from './supplier.ts'
import { beginning } from './world.ts'

export interface Lane {
  readonly house: TestHouse
  readonly wallet: Wallet
  readonly promises: Promises
  readonly orders: Orders
  readonly refunds: Refunds
  readonly withdrawals: Withdrawals
  readonly script: Script
  /** as the job does, of one order */
  readonly returnShares: (orderId: string) => Promise<void>
  now: Temporal.Instant
  unissued(): Promise<readonly string[]>
}

export interface MoneyHouse extends AsyncDisposable {
  readonly house: TestHouse
  readonly lanes: readonly [Lane, ...Lane[]]
}

export type Tampered = (wallet: Wallet) => Wallet

export async function openMoneyHouse(
  count: number,
  tampered: Tampered = (wallet) => wallet,
): Promise<MoneyHouse> {
  const house = await openTestHouse({ LOG_LEVEL: 'fatal' })
  // no crash is tested here, so commits need not reach the disk
  house.pool.on('connect', (client) => void client.query('set synchronous_commit = off'))
  await buildCounter(house.database)
  for (const statement of untiring) await sql.raw(statement).execute(house.database)
  const jobs = declaredOnce(house.jobs)
  const open = () => openLane({ house, jobs, tampered })
  const lanes = [open(), ...Array.from({ length: count - 1 }, open)] as const
  await house.jobs.start('sending')
  return { house, lanes, [Symbol.asyncDispose]: () => house.close() }
}

/** No limit on wrong codes, since the model has none. */
const untiring = [
  `create function public.first_try() returns trigger language plpgsql as $$
   begin
     new.count := 1;
     return new;
   end $$`,
  'create trigger untiring before update on server.tries for each row execute function public.first_try()',
]

interface Opening {
  readonly house: TestHouse
  readonly jobs: Jobs
  readonly tampered: Tampered
}

function openLane({ house, jobs, tampered }: Opening): Lane {
  const present = { now: beginning }
  const clock = { now: () => present.now }
  const own = { ...house, clock, jobs }
  const script = newScript()
  const wallet = tampered(openWallet(own))
  const promises = openPromises(own)
  const work = worksOf(jobs)
  const orders: Orders = openOrders(
    { ...own, jobs: work.jobs },
    {
      wallet,
      promises,
      tell: async () => undefined,
      giveInExchange: (trx, exchanged) => refunds.exchange(trx, exchanged),
      giveBackToCard: takesBack(script),
      limits: { ...anyHolds, perOwner: holdLimits.perOwner },
    },
  )
  orders.sell(sellsTrips({ database: house.database, clock, script }))
  const refunds: Refunds = openRefunds(own, {
    orders,
    wallet,
    promises,
    passengers: { savedOf: async () => [] },
    bank: openBankDetails(own),
    payouts: paysOut(script),
    inquiry: knowsEverybody,
    tell: async () => undefined,
  })
  const withdrawals = openWithdrawals(own, {
    wallet,
    promises,
    accounts: everybodysAccounts,
    payouts: paysOut(script),
    inquiry: knowsEverybody,
    tell: async () => undefined,
  })
  const unissued = async () => {
    const waiting = sql<{ id: string }>`select id from orders."order" where status in ('paid', 'issuing')`
    return (await all(house.database, waiting)).map(({ id }) => id)
  }
  const returnShares = (orderId: string) => work.run('orders.give-back-shares', { orderId })
  return Object.assign(present, {
    returnShares,
    house,
    wallet,
    promises,
    orders,
    refunds,
    withdrawals,
    script,
    unissued,
  })
}

const knowsEverybody: AccountInquiry = {
  ibanOfCard: async () => ({ kind: 'unknown', why: 'nobody pays to cards here' }),
  isHolder: async () => ({ kind: 'told', matches: true }),
}

/** What a lane's own rooms would do in a job, since queues are worked on by none. */
function worksOf(jobs: Jobs) {
  const works = new Map<string, (data: never) => Promise<void>>()
  const recorded: Jobs = {
    ...jobs,
    queue(name, work, options) {
      works.set(name, work)
      return jobs.queue(name, work, options)
    },
  }
  const run = async (name: string, data: object) => works.get(name)?.(data as never)
  return { jobs: recorded, run }
}

function declaredOnce(jobs: Jobs): Jobs {
  const queues = new Map<string, Queue<object>>()
  return {
    queue(name, work, options) {
      const queue = queues.get(name) ?? jobs.queue(name, work, options)
      queues.set(name, queue)
      return queue
    },
    every: () => undefined,
  }
}
