import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { ordinaryCard } from '#simulators/bank/cards.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import type { Diary } from '../buyer/diary.ts'
import { drain } from './drain.ts'
import { everythingHappens, happenings } from './happenings.ts'
import { violations } from './laws.ts'
import { openScene, type Scene } from './scene.ts'

// Each law of the harness must see what breaks it: buyers who do all that it speaks of, then one wrong row at a time.

let scene: Scene
let diaries: readonly Diary[]

/** A faulty row that bypasses all constraints, and the law that must find it. */
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
    'a wrong amount goes nowhere',
    `update payments.odd_money set became = null, became_at = null`,
    'money of a wrong amount is back, or in the wallet',
  ],
  [
    'a wrong amount is said to be back and is not',
    `update payments.odd_money set became = 'reversed'`,
    'money of a wrong amount is back, or in the wallet',
  ],
  [
    'the wallet has not what the bank kept',
    `delete from wallet.posting where entry_id in (select id from wallet.entry where key like 'odd %')`,
    'money of a wrong amount is back, or in the wallet',
  ],
  [
    'a wrong amount is forgotten',
    `delete from payments.odd_money`,
    'money of a wrong amount is back, or in the wallet',
  ],
  [
    'a card abroad was charged too little',
    `update payments.attempts set charged_minor = charged_minor - 1`,
    'a card abroad is charged what is due, at the rate kept with it',
  ],
  [
    'a card abroad was charged and nothing was captured',
    `update payments.attempts set state = 'declined', transaction = null where charged_minor is not null`,
    'what the bank took is captured once, to the rial',
  ],
  [
    'a payout that came back is thought to be there',
    `update refunds.request set paid_into = 'bank'`,
    'what is given back arrives once, where it was to go',
  ],
  [
    'a payout that came back is nowhere',
    `delete from wallet.posting where entry_id in (select id from wallet.entry where kind = 'refunded-to-wallet')`,
    'what is given back arrives once, where it was to go',
  ],
  [
    'a refund takes back more than the ticket brought',
    `update wallet.posting set amount = 1
      where amount > 0 and entry_id in (select id from wallet.entry where kind = 'order-issued')`,
    'given-back-is-at-most-paid',
  ],
  [
    'a room is sold and not counted',
    `update hotels.nights set sold = 0`,
    'rooms of a night are those of its stays',
  ],
  [
    'a room is booked without a number',
    `update hotels.rooms set voucher_number = null`,
    'an order and its rooms tell the same',
  ],
  [
    'a stay is lost',
    `delete from hotels.rooms; delete from hotels.stays`,
    'an order and its rooms tell the same',
  ],
  [
    'a visa is paid and filed under another number',
    `update visas.request set case_number = case_number || '0'`,
    'an order and its request for a visa tell the same',
  ],
  ['a bag is not paid', `delete from orders.extra`, 'a bag is in the price of its order'],
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
    diaries = await everythingHappens(scene)
    await Promise.all([scene.server.kill(), scene.worker.kill()])
    await drain(scene)
  })
  after(async () => {
    await scene[Symbol.asyncDispose]()
    await stopSharedServer()
  })

  test('none of what may happen to a buyer breaks a law', async () => {
    assert.deepEqual(
      diaries.map(({ status }) => status),
      happenings.map(({ end }) => end),
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
    books.charge(books.open({ ...taken, orderId: 'nobody' }), ordinaryCard)
    const laws = (await violations(scene, diaries)).map(({ law }) => law)
    assert.deepEqual(laws, ['what the bank took is captured once, to the rial'])
  })
})

/** In a transaction that is rolled back, without triggers. */
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
