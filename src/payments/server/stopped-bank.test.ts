import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { one } from '#database/database.ts'
import { gatewayTerms } from '#payments/server/gateway-settings.ts'
import { openHyperpay } from '#payments/server/gateways/hyperpay.ts'
import { payBy } from '#simulators/bank/payer.ts'
import { type BankSimulator, openBankSimulator } from '#simulators/bank/server.ts'
import { openTestShop, ordinary, sara, type TestShop } from '#testing/payments/shop.ts'
import { bookFaults } from '#wallet/server/books.ts'

const options = { timeout: 120_000 }

test(
  'who comes back from HyperPay while its server stands still is led to the order, and waits there',
  options,
  async (t) => {
    const { shop, bank, id, reference } = await atHyperpay(t)
    await bank.close()
    await assertLed(shop, id, genuine(reference))
    assert.equal(await shop.statusOf(id), 'returned')
    assert.deepEqual(await bookFaults(shop.house.database), [])
  },
)

test(
  'who paid before HyperPay’s server fell gets what was bought once when it stands again',
  options,
  async (t) => {
    const { shop, bank, id, reference, file } = await atHyperpay(t)
    const { action } = await shop.payments.goingOf(id, sara)
    await payBy(action ?? assert.fail(), ordinary)
    await bank.close()
    await assertLed(shop, id, genuine(reference))
    assert.equal(await shop.capturesOf(id), 0)
    await standsAgain(t, bank, file)
    await assertLed(shop, id, genuine(reference))
    assert.equal(await shop.capturesOf(id), 1)
    assert.equal(await shop.statusOf(id), 'captured')
    assert.deepEqual(await bookFaults(shop.house.database), [])
  },
)

test(
  'when HyperPay’s server stands again and knows nothing of the payment, it ends unpaid and another may begin',
  options,
  async (t) => {
    const { shop, bank, id, reference } = await atHyperpay(t)
    await bank.close()
    await standsAgain(t, bank)
    await assertLed(shop, id, genuine(reference))
    assert.equal(await shop.statusOf(id), 'declined')
    assert.equal(await shop.capturesOf(id), 0)
    assert.deepEqual(await bookFaults(shop.house.database), [])
    assert.notEqual((await shop.opened({ gatewayId: 5 })).id, id)
  },
)

test('a return that names no checkout, or another’s, reads a page and moves nothing', options, async (t) => {
  const { shop, bank, id, reference } = await atHyperpay(t)
  await bank.close()
  await standsAgain(t, bank)
  const unknown = `${reference.slice(0, -1)}${reference.endsWith('0') ? '1' : '0'}`
  const strange = { id: reference, resourcePath: `/v1/checkouts/${unknown}/payment` }
  for (const fields of [genuine(unknown), strange, { id: reference }, {}])
    for (const answer of await returned(shop, id, fields)) {
      assert.equal(answer.statusCode, 404, answer.body)
      assert.match(answer.body, /این پرداخت پیدا نشد/)
    }
  assert.equal((await shop.house.app.inject({ url: `/api/payment/Return/${randomUUID()}` })).statusCode, 404)
  assert.equal(await shop.capturesOf(id), 0)
})

interface AtHyperpay {
  readonly shop: TestShop
  readonly bank: BankSimulator
  readonly id: string
  readonly reference: string
  readonly file: string
}

async function atHyperpay(t: TestContext): Promise<AtHyperpay> {
  const folder = await mkdtemp(path.join(tmpdir(), 'stopped-bank-'))
  const file = path.join(folder, 'bank.jsonl')
  const bank = await openBankSimulator({ port: 0, file })
  const { simulator, simulatorPath } = gatewayTerms.hyperpay
  const shop = await openTestShop([openHyperpay({ ...simulator, baseUrl: bank.url + simulatorPath })])
  t.after(async () => {
    await shop[Symbol.asyncDispose]()
    await bank.close()
    await rm(folder, { recursive: true })
  })
  shop.nextOrder()
  const { id } = await shop.opened({ gatewayId: 5 })
  const { reference } = await one<{ reference: string }>(
    shop.house.database,
    sql`select reference from payments.attempts where id = ${id}`,
  )
  return { shop, bank, id, reference, file }
}

/** Restarts at the same address; without its file it knows nothing. */
async function standsAgain(t: TestContext, { url }: BankSimulator, file?: string): Promise<void> {
  const bank = await openBankSimulator({
    port: Number(new URL(url).port),
    ...(file === undefined ? {} : { file }),
  })
  // an open server would keep the process alive
  t.after(() => bank.close())
}

function genuine(reference: string) {
  return { id: reference, resourcePath: `/v1/checkouts/${reference}/payment` }
}

function returned({ house }: TestShop, id: string, fields: Readonly<Record<string, string>>) {
  const text = new URLSearchParams(fields).toString()
  const url = `/api/payment/Return/${id}`
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' }
  return Promise.all(
    [1, 2].flatMap(() => [
      house.app.inject({ url: `${url}?${text}` }),
      house.app.inject({ method: 'POST', url: `${url}?${text}`, headers: { origin: 'null' } }),
      house.app.inject({ method: 'POST', url, headers, payload: text }),
    ]),
  )
}

async function assertLed(shop: TestShop, id: string, fields: Readonly<Record<string, string>>) {
  for (const answer of await returned(shop, id, fields))
    assert.deepEqual(
      [answer.statusCode, answer.headers['location']],
      [303, `/payment/${shop.order.id}`],
      answer.body,
    )
}
