import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gatewayTerms } from '#payments/server/gateway-settings.ts'
import { openMellat } from '#payments/server/gateways/mellat.ts'
import { openSep } from '#payments/server/gateways/sep.ts'
import { openZibal } from '#payments/server/gateways/zibal.ts'
import { namedCards, ordinaryCard } from '#simulators/bank/cards.ts'
import { type BroughtBack, payBy, turnBackBy } from '#simulators/bank/payer.ts'
import { openBankSimulator } from '#simulators/bank/server.ts'
import { openTestShop, sara, type TestShop } from '#testing/payments/shop.ts'
import { openTestHouse } from '#testing/server/house.ts'

const endsBadly = namedCards.find(({ fate }) => fate === 'declined')?.ending ?? ''
const refusedCard = ordinaryCard.slice(0, -4) + endsBadly

test('whose card was declined reads why, and who turned back reads that; nobody who paid reads either', async () => {
  const house = await openTestHouse()
  const now = () => house.clock.now()
  const bank = await openBankSimulator({ port: 0, now })
  const { zibal, sep, mellat } = gatewayTerms
  const at = (path: string) => ({ baseUrl: bank.url + path, timeoutMs: 20_000 })
  await using shop = await openTestShop(
    [
      openZibal({ ...zibal.simulator, ...at(zibal.simulatorPath) }),
      openSep({ ...sep.simulator, ...at(sep.simulatorPath) }),
      openMellat({ ...mellat.simulator, ...at(mellat.simulatorPath), now }),
    ],
    house,
  )
  try {
    for (const [gatewayId, says] of [
      [2, 'بانک نپذیرفت: کارت در دسترس نیست.'],
      [3, 'بانک نپذیرفت: پرداخت انجام نشد.'],
      [4, 'بانک نپذیرفت: موجودی کارت کافی نیست.'],
    ] as const) {
      assert.deepEqual(await said(shop, gatewayId, refusedCard), { says, isCancelled: false })
      assert.equal((await said(shop, gatewayId))?.isCancelled, true)
      assert.equal(await said(shop, gatewayId, ordinaryCard), undefined)
    }
  } finally {
    await bank.close()
  }
})

async function said(shop: TestShop, gatewayId: number, card?: string) {
  shop.nextOrder()
  const { id } = await shop.opened({ gatewayId })
  const { action } = await shop.payments.goingOf(id, sara)
  assert.ok(action)
  await brought(shop, card === undefined ? await turnBackBy(action) : await payBy(action, card))
  const { status, bankSays } = await shop.payments.byId(id, sara)
  assert.equal(status, card === ordinaryCard ? 'captured' : 'declined')
  return bankSays
}

async function brought({ house }: TestShop, back: BroughtBack | undefined): Promise<void> {
  assert.ok(back)
  const { pathname, search } = new URL(back.address)
  const isPosted = back.method === 'POST'
  const answer = await house.app.inject({
    method: back.method,
    url: pathname + search,
    ...(isPosted && {
      payload: new URLSearchParams(back.fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
    }),
  })
  assert.equal(answer.statusCode, 303, answer.body)
}
