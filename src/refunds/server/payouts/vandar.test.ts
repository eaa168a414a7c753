import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, beforeEach, test } from 'node:test'
import { rial } from '#money/rial.ts'
import type { PayoutProvider } from '#refunds/server/payouts/payout.ts'
import { openVandar } from '#refunds/server/payouts/vandar.ts'
import { sorts } from '#simulators/bank/misfortunes.ts'
import { namedAccounts, type PayoutFate } from '#simulators/bank/payout-fates.ts'
import { type BankSimulator, openBankSimulator } from '#simulators/bank/server.ts'

let now = Temporal.Instant.from('2026-11-21T08:00:00Z')
let bank: BankSimulator
let vandar: PayoutProvider

before(async () => {
  bank = await openBankSimulator({ port: 0, now: () => now })
  vandar = waitingFor(20_000)
})
beforeEach(() => bank.faults.clear())
after(() => bank.close())

function waitingFor(timeoutMs: number): PayoutProvider {
  return openVandar({ baseUrl: `${bank.url}/vandar`, business: 'parastoo', token: 't', timeoutMs })
}

function orderTo(fate: PayoutFate, amount = 16_000_000) {
  const iban = namedAccounts.find((one) => one.fate === fate)?.iban.slice(2) ?? assert.fail(fate)
  return { trackId: randomUUID(), iban, amount: rial(amount), description: 'استرداد 7123456782' }
}

const kinds: readonly (readonly [PayoutFate, string, string])[] = [
  ['pays', 'paid', 'paid'],
  ['pays-later', 'pending', 'paid'],
  ['bounces', 'pending', 'bounced'],
  ['returns', 'paid', 'bounced'],
  ['stays', 'pending', 'pending'],
  ['refused', 'refused', 'none'],
  ['answer-lost', 'unknown', 'paid'],
]
for (const [fate, atOnce, later] of kinds)
  test(`an account that ${fate}: ${atOnce} at once, ${later} when looked at`, async () => {
    const order = orderTo(fate)
    const asked = fate === 'answer-lost' ? waitingFor(500) : vandar
    assert.equal((await asked.send(order)).kind, atOnce)
    now = now.add({ seconds: 30 })
    assert.equal((await vandar.find(order.trackId)).kind, later)
  })

test('what is paid has the bank’s reference', async () => {
  const standing = await vandar.send(orderTo('pays'))
  assert.match(standing.kind === 'paid' ? (standing.reference ?? '') : '', /^\d+$/)
})

const told: readonly (readonly [string, string])[] = [
  ['INIT', 'pending'],
  ['PENDING', 'pending'],
  ['DONE', 'paid'],
  ['FAILED', 'bounced'],
  ['CANCELED', 'bounced'],
  ['REVIEWED_BY_SOMEBODY', 'unknown'],
]
for (const [status, kind] of told)
  test(`an order that stands at ${status} there is ${kind}, when it is sent and when it is looked up`, async () => {
    const order = orderTo('pays')
    const settlement = [{ id: 'p-1', track_id: order.trackId, amount: order.amount, status }]
    await using server = createServer(({ method }, response) =>
      response.end(
        JSON.stringify({ data: method === 'POST' ? { settlement } : { settlements: { data: settlement } } }),
      ),
    )
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const there = openVandar({ baseUrl: `http://127.0.0.1:${port}`, business: 'parastoo', token: 't' })
    assert.equal((await there.send(order)).kind, kind)
    assert.equal((await there.find(order.trackId)).kind, kind)
  })

test('an order that was taken for another amount is not believed', async () => {
  const order = orderTo('pays')
  let amount = order.amount
  await using server = createServer((_, response) =>
    response.end(
      JSON.stringify({
        data: { settlement: [{ id: 'p-1', track_id: order.trackId, amount, status: 'DONE' }] },
      }),
    ),
  )
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const there = openVandar({ baseUrl: `http://127.0.0.1:${port}`, business: 'parastoo', token: 't' })
  assert.equal((await there.send(order)).kind, 'paid')
  amount = rial(160_000_000)
  assert.deepEqual(await there.send(order), { kind: 'unknown', why: 'took 160000000 for 16000000' })
})

test('an order sent twice is paid once: the second time it has to be looked up', async () => {
  const order = orderTo('pays')
  await vandar.send(order)
  assert.equal((await vandar.send(order)).kind, 'unknown')
  assert.equal((await vandar.find(order.trackId)).kind, 'paid')
})

test('an order that never arrived is not there', async () => {
  assert.deepEqual(await vandar.find(randomUUID()), { kind: 'none' })
})

test('too little is refused, and so is a token nobody knows: the one clearly, the other not', async () => {
  assert.equal((await vandar.send(orderTo('pays', 49_999))).kind, 'refused')
  const tokenless = openVandar({ baseUrl: `${bank.url}/vandar`, business: 'parastoo', token: '' })
  assert.equal((await tokenless.send(orderTo('pays'))).kind, 'unknown')
  assert.equal((await tokenless.find(randomUUID())).kind, 'unknown')
})

test('nobody there is no refusal', async () => {
  const nowhere = openVandar({ baseUrl: 'http://localhost:1', business: 'parastoo', token: 't' })
  assert.equal((await nowhere.send(orderTo('pays'))).kind, 'unknown')
  assert.equal((await nowhere.find(randomUUID())).kind, 'unknown')
})

for (const sort of sorts)
  test(`whatever goes wrong (${sort}), an order is never taken for refused or missing`, async () => {
    const order = orderTo('pays')
    bank.faults.order(`settlement-${sort}`, 1)
    const asked = sort === 'hang' || sort === 'late' ? waitingFor(500) : vandar
    const sent = await asked.send(order)
    assert.equal(sent.kind, 'unknown')
    bank.faults.order(`settlementShow-${sort}`, 1)
    assert.equal((await asked.find(order.trackId)).kind, 'unknown')
  })
