import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { RouterContextProvider } from 'react-router'
import { dayClose } from '#desk/server/close/day-close.ts'
import { loader } from '#desk/web/close/close-page.server.ts'
import { rial, sum } from '#money/rial.ts'
import { openTestAgency, type TestAgency } from '#testing/app/agency.ts'
import { journeysOf } from '#testing/app/issued.ts'
import { sara } from '#testing/flights/buying.ts'
import { dayOf } from '#wallet/days.ts'
import { agencyContext } from '#web/page-context.server.ts'

suite('the close of a day at the desk', () => {
  let t: TestAgency
  before(async () => {
    t = await openTestAgency()
    const owner = await t.admit('+989120000001')
    const journeys = journeysOf(t, owner)
    await journeys.issued(owner.userId, await journeys.roundTrip(), [sara])
    await t.house.database.transaction().execute((trx) =>
      t.agency.wallet.post(trx, {
        key: 'gift',
        kind: 'adjusted',
        postings: [
          { account: { class: 'traveller-wallet', userId: owner.userId }, amount: rial(5000) },
          { account: { class: 'promotions', campaign: 'desk' }, amount: rial(-5000) },
        ],
        memo: 'gift',
      }),
    )
  })
  after(() => t[Symbol.asyncDispose]())

  test('suppliers and gateways are owed what the books say', async () => {
    const { suppliers, gateways, unexplained } = await dayClose(t.agency)
    const owed = await t.agency.supplierAccounts.owed()
    assert.ok(owed.length > 0)
    assert.equal(sum(suppliers.map(({ amount }) => amount)), sum(owed.map(({ amount }) => amount)))
    assert.equal(
      suppliers.reduce((orders, one) => orders + one.orders, 0),
      owed.length,
    )
    const { balance } = (await t.agency.wallet.explain(dayOf(t.house.clock.now()))).find(
      (one) => one.class === 'gateway-clearing',
    ) ?? { balance: rial(0) }
    assert.equal(sum(gateways.map(({ amount }) => amount)), rial(0 - balance))
    assert.equal(unexplained, 0)
  })

  test('what the bank said is held against the books of the same day, and of no other', async () => {
    await t.agency.wallet.work.closeDay()
    const day = dayOf(t.house.clock.now())
    await t.agency.wallet.enterBalance({ day: day.subtract({ days: 1 }), balance: rial(700) })
    const [before] = (await dayClose(t.agency)).proofs
    assert.deepEqual([before?.owed, before?.stated?.balance, before?.difference], [5000, 700, undefined])
    await t.agency.wallet.enterBalance({ day, balance: rial(1000) })
    const [proof] = (await dayClose(t.agency)).proofs
    const inBank = (await t.agency.wallet.proofs())[0]?.backing?.bank
    assert.ok(inBank !== undefined)
    assert.equal(proof?.difference, inBank - 1000)
  })

  test('a rate that is too old says so', async () => {
    const { rates } = await dayClose(t.agency)
    assert.deepEqual(rates.map(({ currency }) => currency).toSorted(), ['AED', 'IQD', 'USD'])
    const stale = (await t.agency.rates.stale()).map(({ currency }) => currency)
    for (const { currency, isTooOld } of rates) assert.equal(isTooOld, stale.includes(currency))
    const context = new RouterContextProvider()
    context.set(agencyContext, t.agency)
    const url = new URL('http://localhost:3000/desk/close')
    const view = await loader({ request: new Request(url), context, params: {}, pattern: '/desk/close', url })
    assert.ok(view.isExplained)
    assert.equal(view.rates.length, 3)
  })
})
