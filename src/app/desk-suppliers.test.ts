import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { settingsFrom } from '#app/settings.ts'
import { all } from '#database/database.ts'
import { owedTo } from '#desk/server/suppliers/supplier-list.ts'
import { supplierNames } from '#desk/server/suppliers/supplier-names.ts'
import type { SupplierView } from '#desk/suppliers-calls.ts'
import { hotelKind } from '#hotels/kind.ts'
import { rial } from '#money/rial.ts'
import { done } from '#suppliers/outcome.ts'
import { openSupplierMonitor } from '#suppliers/server/supplier-monitor.ts'
import { openTestAgency, type TestAgency } from '#testing/app/agency.ts'
import { staffIn, type TestStaff } from '#testing/desk/staff.ts'
import { dayOf } from '#wallet/days.ts'
import { ownerIn } from '../../journeys/buyer/owner.ts'

suite('suppliers at the desk', () => {
  let t: TestAgency
  let issuer: TestStaff
  let finance: TestStaff
  before(async () => {
    t = await openTestAgency({ HOLDS_PER_TRAVELLER: '9' })
    await ownerIn(t)
    issuer = await staffIn(t, ['ticketing'])
    finance = await staffIn(t, ['finance'])
    const watch = t.agency.supplierMonitor.of('flight')
    const nira = watch.watched({ name: 'nira', title: 'نیرا', hold: async () => done('held') })
    for (let n = 0; n < 3; n += 1) await nira.hold()
    watch.price('nira', false)
    await t.agency.supplierMonitor.flush()
  })
  after(() => t[Symbol.asyncDispose]())

  const supplier = 'flight/nira'
  async function nira(): Promise<SupplierView> {
    const { data } = await finance.ask('GET /api/desk/suppliers')
    const found = (data as SupplierView[]).find((one) => one.supplier === supplier)
    assert.ok(found)
    return found
  }
  const entries = async () =>
    (
      await all(
        t.house.database,
        sql<{ action: string }>`select action from desk.audit where subject_kind = 'supplier' order by n`,
      )
    ).map(({ action }) => action)

  test('each of the settings has a name that our people read', async () => {
    const { suppliers, hotelSuppliers, insurers, experienceSuppliers } = settingsFrom({})
    const named = (adapters: readonly { readonly name: string }[]) =>
      adapters.map(({ name }) => name).join(',')
    await using demo = await openTestAgency({
      SUPPLIERS: named(suppliers),
      HOTEL_SUPPLIERS: named(hotelSuppliers),
      INSURERS: named(insurers),
      EXPERIENCE_SUPPLIERS: named(experienceSuppliers),
    })
    const { supplierMonitor, orders } = demo.agency
    const known = [...supplierMonitor.known.keys()]
    assert.deepEqual(
      known.map((id) => id.split('/')[1]).toSorted(),
      [suppliers, hotelSuppliers, insurers, experienceSuppliers]
        .flat()
        .map(({ name }) => name)
        .toSorted(),
    )
    const nameOf = supplierNames(demo.agency)
    for (const id of [...known, ...orders.sold().map(({ kind }) => `${kind}/own`)])
      assert.doesNotMatch(nameOf(id), /[a-z/+\u2066]|^،|،\s*$/i, id)
    assert.equal(nameOf('flight/nira+own'), 'نیرا و قرارداد خودمان، پرواز')
    assert.equal(nameOf('later-bag/own'), 'قرارداد خودمان، بار اضافه')
  })

  test('a new one and what it sells are named by what they say themselves', () => {
    const { face } = t.agency.orders.productOf(hotelKind)
    const tab = { key: 'ferry', long: '', words: 'کشتی', icon: 'bed', page: '/ferries' } as const
    const ferries = { kind: 'ferry', face: { ...face, tabs: [tab] } }
    const monitor = openSupplierMonitor(t.house)
    monitor.of('ferry').watched({ name: 'nile', title: 'نیل' })
    const nameOf = supplierNames({ supplierMonitor: monitor, orders: { sold: () => [ferries] } })
    assert.equal(nameOf('ferry/nile'), 'نیل، کشتی')
    assert.equal(nameOf('nile'), 'نیل')
  })

  test('whoever is no longer in the settings is read by the name it had', () => {
    assert.equal(supplierNames(t.agency)('flight/gone+own'), '\u2066gone\u2069 و قرارداد خودمان، پرواز')
    assert.equal(supplierNames(t.agency)('ferry/gone'), '\u2066gone\u2069، ferry')
  })

  test('what it was asked and how it answered is counted', async () => {
    const { status, hour, day, credit } = await nira()
    assert.deepEqual([status, credit], ['on', null])
    for (const { calls, unknown, prices, changed, p50 } of [hour, day])
      assert.deepEqual([calls, unknown, prices, changed, p50], [3, 0, 1, 1, 50])
  })

  test('one switches it off and on with a reason, each with its entry', async () => {
    const line = 'POST /api/desk/suppliers/switch'
    const reason = 'خطای پی‌درپی در صدور'
    assert.equal((await issuer.ask(line, { supplier, isOff: true, reason: 'نه' })).status, 400)
    const unknown = { supplier: 'flight/nobody', isOff: true, reason }
    assert.equal((await issuer.ask(line, unknown)).code, 'SUPPLIER_UNKNOWN')
    assert.equal((await finance.ask(line, { supplier, isOff: true, reason })).status, 403)
    assert.equal((await issuer.ask(line, { supplier, isOff: true, reason })).status, 200)
    const { status, switched } = await nira()
    assert.deepEqual([status, switched?.by, switched?.reason], ['off', issuer.name, reason])
    assert.equal((await issuer.ask(line, { supplier, isOff: false, reason })).status, 200)
    assert.equal((await nira()).status, 'on')
    assert.deepEqual(await entries(), ['supplier.switched-off', 'supplier.switched-on'])
  })

  test('its limit is changed by two; what is left is the limit less what we owe', async () => {
    const line = 'POST /api/desk/suppliers/credit'
    const wish = { supplier, limit: 9_000_000, alarmBelow: 1_000_000, reason: 'قرارداد تازه' }
    assert.equal((await finance.ask(line, { ...wish, alarmBelow: 9_000_001 })).code, 'ALARM_OVER_LIMIT')
    assert.equal((await finance.ask(line, { ...wish, limit: 0 })).status, 400)
    assert.equal((await finance.ask(line, wish)).status, 200)
    assert.equal((await nira()).credit, null)
    const [proposal] = (await finance.ask('GET /api/desk/proposals')).data as { id: string }[]
    const approve = `POST /api/desk/proposals/${proposal?.id}/approve`
    assert.equal((await finance.ask(approve)).code, 'OWN_PROPOSAL')
    assert.equal((await (await staffIn(t, ['owner'])).ask(approve)).status, 200)
    const { owed, credit } = await nira()
    assert.deepEqual(credit, {
      limit: 9_000_000,
      alarmBelow: 1_000_000,
      left: 9_000_000 - owed,
      isLow: false,
    })
    assert.equal((await entries()).at(-1), 'supplier.credit-set')
  })

  test('an order that two sold together is owed to both, rather too much than too little', () => {
    const orders = [
      { supplier: 'flight/nira+own', amount: rial(5) },
      { supplier: 'flight/nira', amount: rial(7) },
      { supplier: 'hotel/nira', amount: rial(11) },
    ]
    assert.equal(owedTo('flight/nira', orders), 12)
    assert.equal(owedTo('flight/own', orders), 5)
  })

  test('who sold what share is read from the books', async () => {
    const now = t.house.clock.now()
    const on = (...days: readonly number[]) =>
      t.agency.supplierAccounts.boughtOn(
        days.map((ahead) => dayOf(now).add({ days: ahead })),
        now,
      )
    const bought = await on(0, -1)
    assert.ok(bought.some(({ supplier: name, amount }) => name === 'flight/own' && amount > 0))
    const owed = await t.agency.supplierAccounts.owed()
    for (const { supplier: name, orders } of bought)
      assert.equal(orders, owed.filter((one) => one.supplier === name).length, name)
    assert.deepEqual(await on(1), [])
  })
})
