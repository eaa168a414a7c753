import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { all, one } from '#database/database.ts'
import type { Gateway } from '#payments/gateway.ts'
import { gatewayTerms } from '#payments/server/gateway-settings.ts'
import { openHyperpay } from '#payments/server/gateways/hyperpay.ts'
import { openMellat } from '#payments/server/gateways/mellat.ts'
import { openSep } from '#payments/server/gateways/sep.ts'
import { openZarinpal } from '#payments/server/gateways/zarinpal.ts'
import { openZibal } from '#payments/server/gateways/zibal.ts'
import type { Payment } from '#simulators/bank/books.ts'
import { namedCards, ordinaryCard } from '#simulators/bank/cards.ts'
import { type BroughtBack, payBy, turnBackBy } from '#simulators/bank/payer.ts'
import { type BankSimulator, openBankSimulator } from '#simulators/bank/server.ts'
import { openTestShop, sara, type TestShop } from '#testing/payments/shop.ts'
import { openTestHouse, type TestHouse } from '#testing/server/house.ts'
import { bookFaults } from '#wallet/server/books.ts'

let shop: TestShop
let bank: BankSimulator
let isSilent = false

const gatewayIds = [1, 2, 3, 4, 5] as const
const cardOf = (ending: string) => ordinaryCard.slice(0, -4) + ending

const stories: readonly { readonly name: string; readonly card?: string; readonly becomes?: string }[] = [
  { name: 'pays', card: ordinaryCard, becomes: 'captured' },
  { name: 'turns back', becomes: 'declined' },
  ...namedCards
    .filter(({ fate }) => fate !== 'returns-late')
    .map(({ ending, fate }) => ({
      name: fate,
      card: cardOf(ending),
      ...(['declined', 'short', 'other-amount'].includes(fate) ? { becomes: 'declined' } : {}),
      ...(['returns-twice', 'verify-hangs', 'verify-html', 'slow', 'late-success'].includes(fate)
        ? { becomes: 'captured' }
        : {}),
    })),
]

suite('every gateway in every weather', () => {
  before(async () => {
    const house = await openTestHouse()
    bank = await openBankSimulator({
      port: 0,
      now: () => house.clock.now(),
      lateSeconds: 1,
      slowSeconds: 0.03,
    })
    shop = await openTestShop(gatewaysAt(bank), house)
    await reachable(house)
  })
  after(async () => {
    await shop[Symbol.asyncDispose]()
    await bank.close()
  })

  for (const gatewayId of gatewayIds)
    for (const { name, card, becomes } of stories)
      test(`gateway ${gatewayId}, ${name}: the money is in one place`, async () => {
        isSilent = name === 'verify-hangs'
        shop.nextOrder()
        const { id } = await shop.opened({ gatewayId })
        const { action, reference } = await shop.payments.goingOf(id, sara)
        assert.ok(action)
        const back = card === undefined ? await turnBackBy(action) : await payBy(action, card)
        await Promise.all(Array.from({ length: name === 'returns-twice' ? 100 : 1 }, () => brought(back)))
        if (name === 'late-success') await sleep(1300)
        await settled(id)
        const payment = bank.books.find(reference ?? '')
        assert.ok(payment)
        await assertInOnePlace(id, payment)
        const status = await shop.statusOf(id)
        assert.ok(['captured', 'declined', 'abandoned'].includes(status), status)
        if (becomes !== undefined) assert.equal(status === 'abandoned' ? 'declined' : status, becomes)
      })

  for (const gatewayId of gatewayIds)
    for (const fault of [
      'verify-down',
      'verify-hang',
      'verify-garbage',
      'verify-busy',
      'verify-lost',
      'verify-late',
    ] as const)
      test(`gateway ${gatewayId}, ${fault} twice: asked again, and taken once`, async () => {
        isSilent = fault === 'verify-hang' || fault === 'verify-late'
        shop.nextOrder()
        const { id } = await shop.opened({ gatewayId })
        const { action, reference } = await shop.payments.goingOf(id, sara)
        assert.ok(action)
        const back = await payBy(action, ordinaryCard)
        bank.faults.order(fault, 2)
        await brought(back)
        await settled(id)
        bank.faults.clear()
        await assertInOnePlace(id, bank.books.find(reference ?? '') as Payment)
        assert.equal(await shop.statusOf(id), 'captured')
      })

  test('what the banks kept is what the books say', async () => {
    assert.deepEqual(await bookFaults(shop.house.database), [])
    const live = await all(
      shop.house.database,
      sql`select id from payments.attempts where state in ('created', 'started', 'returned')`,
    )
    assert.deepEqual(live, [])
    const promised = await all(
      shop.house.database,
      sql`select subject from promises.promise where kind = 'failed-payment-returned' and kept_at is null`,
    )
    assert.deepEqual(promised, [])
  })
})

function gatewaysAt(at: BankSimulator): readonly Gateway[] {
  const impatient = adapters(at, 800)
  return adapters(at, 20_000).map((gateway, n) => ({
    ...gateway,
    verify: (claim) => (isSilent ? (impatient[n] ?? gateway) : gateway).verify(claim),
  }))
}

function adapters({ url }: BankSimulator, timeoutMs: number): readonly Gateway[] {
  const { zarinpal, zibal, sep, mellat, hyperpay } = gatewayTerms
  return [
    openZarinpal({ ...zarinpal.simulator, baseUrl: url + zarinpal.simulatorPath, timeoutMs }),
    openZibal({ ...zibal.simulator, baseUrl: url + zibal.simulatorPath, timeoutMs }),
    openSep({ ...sep.simulator, baseUrl: url + sep.simulatorPath, timeoutMs }),
    openMellat({
      ...mellat.simulator,
      baseUrl: url + mellat.simulatorPath,
      timeoutMs,
      now: () => shop.house.clock.now(),
    }),
    openHyperpay({ ...hyperpay.simulator, baseUrl: url + hyperpay.simulatorPath, timeoutMs }),
  ]
}

async function reachable({ app, settings }: TestHouse): Promise<void> {
  Object.assign(settings.sites.all[0], { publicUrl: await app.listen({ port: 0, host: '127.0.0.1' }) })
}

async function brought(back: BroughtBack | undefined): Promise<void> {
  if (back === undefined) return
  const { pathname, search } = new URL(back.address)
  const form = back.method === 'POST' ? new URLSearchParams(back.fields).toString() : undefined
  const answer = await shop.house.app.inject({
    method: back.method,
    url: pathname + search,
    ...(form === undefined
      ? {}
      : { payload: form, headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' } }),
  })
  assert.ok([303, 404].includes(answer.statusCode), answer.body)
}

async function settled(id: string): Promise<void> {
  for (const minutes of [1, 1, 1, 3, 5, 10, 10, 15, 20, 30, 60]) {
    shop.house.clock.advance({ minutes })
    await shop.payments.reconcile()
    const { awaits } = await one(
      shop.house.database,
      sql<{ awaits: boolean }>`select awaits_bank as awaits from payments.attempts where id = ${id}`,
    )
    if (!awaits) return
  }
}

/** Captured money is in our books once; unpaid or reversed money nowhere. */
async function assertInOnePlace(id: string, payment: Payment): Promise<void> {
  const entries = await all(
    shop.house.database,
    sql<{ key: string; amount: number }>`
      select key, -amount as amount from wallet.entry
      join wallet.posting on entry_id = entry.id join wallet.account on account.id = account_id
      where key in (${`capture ${id}`}, ${`odd ${id}`}) and class = 'gateway-clearing'`,
  )
  const what = `${payment.status} at the bank, ${JSON.stringify(entries)} in the books`
  if (!isKept(payment)) return assert.deepEqual(entries, [], what)
  assert.equal(entries.length, 1, what)
  if (payment.currency === 'IRR') assert.equal(entries[0]?.amount, payment.paidAmount, what)
}

/** Abroad charges are final; others need verification, Mellat also settlement. */
function isKept({ gateway, status, isSettled }: Payment): boolean {
  if (gateway === 'oppwa') return status === 'PAID' || status === 'VERIFIED'
  return status === 'VERIFIED' && (gateway !== 'mellat' || isSettled === true)
}
