import assert from 'node:assert/strict'
import { after, before, beforeEach, suite, test } from 'node:test'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { gatewayTerms } from '#payments/server/gateway-settings.ts'
import { openSep } from '#payments/server/gateways/sep.ts'
import { type BroughtBack, payBy } from '#simulators/bank/payer.ts'
import { type BankSimulator, openBankSimulator } from '#simulators/bank/server.ts'
import { openTestShop, ordinary, sara, type TestShop } from '#testing/payments/shop.ts'
import { openTestHouse } from '#testing/server/house.ts'

let shop: TestShop
let bank: BankSimulator

suite('receipts that payers bring', () => {
  before(async () => {
    const house = await openTestHouse()
    bank = await openBankSimulator({ port: 0, now: () => house.clock.now() })
    const { simulator, simulatorPath } = gatewayTerms.sep
    shop = await openTestShop(
      [openSep({ ...simulator, baseUrl: bank.url + simulatorPath, timeoutMs: 20_000 })],
      house,
    )
  })
  beforeEach(() => shop.nextOrder())
  after(async () => {
    await shop[Symbol.asyncDispose]()
    await bank.close()
  })

  test('a receipt pays the attempt it was first brought to, though nobody could capture it yet', async () => {
    const mine = await paid()
    shop.failNextCapture()
    await brought(mine.back)
    assert.equal(await shop.capturesOf(mine.id), 0)
    shop.nextOrder()
    const thief = await paid()
    const stolen = { ...thief.back.fields, RefNum: mine.back.fields['RefNum'] ?? '' }
    assert.equal(await brought({ ...thief.back, fields: stolen }), 303)
    assert.deepEqual(await shop.statusOf(thief.id), 'returned')
    assert.equal(await shop.capturesOf(thief.id), 0)
    shop.house.clock.advance({ minutes: 1 })
    await shop.payments.reconcile()
    assert.equal(await shop.capturesOf(mine.id), 1)
    assert.equal(await shop.capturesOf(thief.id), 0)
  })

  test('a receipt that is brought to two attempts at once is of one of them, and both are answered', async () => {
    const mine = await paid()
    shop.nextOrder()
    const thief = await paid()
    const { RefNum = '' } = mine.back.fields
    const stolen = { ...thief.back, fields: { ...thief.back.fields, RefNum } }
    const { database } = shop.house
    const coming = await database.transaction().execute(async (trx) => {
      await sql`update payments.attempts set receipt = ${RefNum} where id = ${mine.id}`.execute(trx)
      let isAnswered = false
      const status = brought(stolen).finally(() => {
        isAnswered = true
      })
      const isWaiting = sql`
        select from pg_locks where not granted and pid in (
          select pid from pg_stat_activity where datname = current_database())`
      while (!isAnswered && (await all(database, isWaiting)).length === 0)
        await new Promise((wake) => setTimeout(wake, 20))
      return { status }
    })
    assert.equal(await coming.status, 303)
    assert.equal(await brought(mine.back), 303)
    assert.deepEqual([await shop.capturesOf(thief.id), await shop.capturesOf(mine.id)], [0, 1])
  })

  test('the same receipt brought again to its own attempt is as good as before', async () => {
    const { id, back } = await paid()
    bank.faults.order('verify-lost', 1)
    await brought(back)
    assert.equal(await shop.statusOf(id), 'returned')
    await brought(back)
    assert.equal(await shop.capturesOf(id), 1)
  })
})

async function paid(): Promise<{ readonly id: string; readonly back: BroughtBack }> {
  const { id } = await shop.opened({ gatewayId: 3 })
  const { action } = await shop.payments.goingOf(id, sara)
  assert.ok(action)
  const back = await payBy(action, ordinary)
  assert.ok(back)
  return { id, back }
}

async function brought({ address, fields }: BroughtBack): Promise<number> {
  const answer = await shop.house.app.inject({
    method: 'POST',
    url: new URL(address).pathname,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
  })
  return answer.statusCode
}
