import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { stopSharedServer } from '#database/test-database.ts'
import { buy } from '../buyer/buy.ts'
import { type Diary, newDiary } from '../buyer/diary.ts'
import { drain } from './drain.ts'
import { fareWith } from './fares.ts'
import { violations } from './laws.ts'
import { openScene, type Scene } from './scene.ts'

// Each law of the harness must see what breaks it: one ticket, one failure and one hold, then one wrong row at a time.

let scene: Scene
let diaries: readonly Diary[]

/** A wrong row, written past every guard of the database, and the law that must see it. */
const wrongs: readonly (readonly [string, string, string])[] = [
  ['a posting is lost', `delete from wallet.posting where amount > 0`, 'entry-sums-to-zero'],
  ['a balance is off', `update wallet.account set balance = balance + 1`, 'balance-is-sum-of-postings'],
  [
    'an order jumps to its ticket',
    `delete from orders.history where status = 'paid'`,
    'orders move only along their life',
  ],
  ['an order lost its past', `delete from orders.history`, 'orders move only along their life'],
  [
    'an order stays open',
    `update orders."order" set status = 'issuing', reference = null where status = 'issued'`,
    'every order has come to its end',
  ],
  ['a passenger is lost', `delete from orders.passenger`, 'an order is whole'],
  [
    'a seat is sold and not counted',
    `update flights.fares set sold = 0`,
    'seats of a fare are those of its holds',
  ],
  [
    'a seat is held by nobody',
    `update flights.fares set held = 1 where sold = 1`,
    'seats of a fare are those of its holds',
  ],
  ['a ticket is lost', `delete from flights.tickets`, 'seats of a fare are those of its holds'],
  [
    'a failed order keeps its seat',
    `update flights.holds set state = 'held' where state = 'released'`,
    'an order and its seats tell the same',
  ],
  [
    'a direction loses its reservation',
    `update flights.hold_legs set pnr = null`,
    'an order and its seats tell the same',
  ],
  [
    'a hold outlives its time',
    `update flights.holds set state = 'held' where state = 'released'`,
    'no hold outlives its time',
  ],
  [
    'a ticket is not earned',
    `delete from wallet.posting where entry_id in (select id from wallet.entry where kind = 'order-issued')`,
    'what is paid is earned or given back, once',
  ],
  [
    'money is not given back',
    `delete from wallet.posting where entry_id in (select id from wallet.entry where kind = 'order-failed')`,
    'what is paid is earned or given back, once',
  ],
  [
    'a capture is of nobody',
    `delete from orders.capture`,
    'what the bank took is captured once, to the rial',
  ],
  [
    'an attempt forgot its capture',
    `update payments.attempts set state = 'declined', transaction = null`,
    'what the bank took is captured once, to the rial',
  ],
  [
    'an attempt took another amount',
    `update payments.attempts set amount = amount + 1`,
    'what the bank took is captured once, to the rial',
  ],
  [
    'an attempt is gone',
    `delete from payments.history; delete from payments.attempts`,
    'what the bank took is captured once, to the rial',
  ],
  [
    'the ticket is another one',
    `update orders."order" set reference = 'AAAAAA' where status = 'issued'`,
    'what was acknowledged is so, once',
  ],
  [
    'the price is another one',
    `update orders."order" set total = total + 1`,
    'what was acknowledged is so, once',
  ],
]

suite('laws that see', () => {
  before(async () => {
    scene = await openScene()
    await scene.open()
    const date = scene.clock
      .now()
      .toZonedDateTimeISO('Asia/Tehran')
      .toPlainDate()
      .add({ days: 20 })
      .toString()
    const cards = ['6037990000001234']
    const fares = [
      await fareWith(scene, { date, seats: 5 }),
      await fareWith(scene, { date, seats: 5, flightNumber: '9999' }),
    ]
    const bought = fares.map(async (fareId, index) => {
      const buyer = await scene.buyer(index + 1)
      return buy(scene.shop(buyer, scene.wire.ask), { date, fareId, cards }, newDiary(buyer))
    })
    diaries = await Promise.all(bought)
    await Promise.all([scene.server.kill(), scene.worker.kill()])
    await drain(scene)
  })
  after(async () => {
    await scene[Symbol.asyncDispose]()
    await stopSharedServer()
  })

  test('a ticket and a failure break no law', async () => {
    assert.deepEqual(
      diaries.map(({ status }) => status),
      ['issued', 'failed'],
    )
    assert.deepEqual(await violations(scene, diaries), [])
  })

  for (const [what, statement, law] of wrongs)
    test(`${what}: seen by «${law}»`, async () => {
      const laws = await lawsBrokenBy(statement)
      assert.ok(laws.includes(law), laws.join(', '))
    })

  test('money the bank took and nobody asked for is seen', async () => {
    const { books } = scene.bank
    const [taken] = books.all()
    assert.ok(taken !== undefined)
    books.charge(books.open({ ...taken, orderId: 'nobody' }), '6037990000001234')
    const laws = (await violations(scene, diaries)).map(({ law }) => law)
    assert.deepEqual(laws, ['what the bank took is captured once, to the rial'])
  })
})

/** Written past all triggers in a transaction that is taken back. */
async function lawsBrokenBy(statement: string): Promise<readonly string[]> {
  const trx = await scene.database.startTransaction().execute()
  try {
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql.raw(statement).execute(trx)
    return (await violations({ ...scene, database: trx }, diaries)).map(({ law }) => law)
  } finally {
    await trx.rollback().execute()
  }
}
