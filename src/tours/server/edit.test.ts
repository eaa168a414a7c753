import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import type { SignedIn } from '#testing/app/agency.ts'
import { openTestTours, type TestTours, traveller } from '#testing/tours/tours.ts'
import { tourCalls } from '#tours/calls.ts'
import { TourOrdered } from '#tours/responses.ts'

const contact = { phoneNumber: '09351112233', email: 'dara@example.ir' }

suite('an order of a tour after its places are held', () => {
  let t: TestTours
  let sara: SignedIn
  let departureId: string
  before(async () => {
    t = await openTestTours()
    sara = await t.admit('+989121111111')
    departureId = await anOpenOne()
  })
  after(() => t[Symbol.asyncDispose]())

  async function anOpenOne(): Promise<string> {
    const found = t.departures.filter((one) => one.isDomestic && !one.isCharter && one.group.left >= 12)
    for (const one of found) if ((await t.detail(one.departureId)).isOpen) return one.departureId
    return assert.fail('no departure is open')
  }

  function fieldsOf(at: number, bed: 'double' | 'child-bed' = 'double', more: object = {}) {
    const { fields } = traveller(at, bed) as { fields: object }
    return { fields: { ...fields, ...more } }
  }
  const edit = (by: SignedIn, orderId: string, travellers: readonly object[]) =>
    t.ask(tourCalls.edit.line, { by: by.token, body: { orderId, travellers, contact } })

  test('other travellers sleep in the beds that are held: the same places, number and clock', async () => {
    const made = await t.bought(sara, { departureId })
    const counts = await t.counts(departureId)
    for (let times = 0; times < 2; times += 1) {
      const response = await edit(sara, made.orderId, [fieldsOf(0), fieldsOf(2)])
      assert.equal(response.status, 200, response.text)
      const seen = TourOrdered.parse(response.data)
      assert.deepEqual(
        seen.travellers.map(({ latinName, bed }) => [latinName, bed]),
        [
          ['SARA Mohammadi', 'double'],
          ['DARA Mohammadi', 'double'],
        ].map(([name, bed]) => [name?.toUpperCase(), bed]),
      )
      assert.deepEqual(
        [seen.orderNumber, seen.totalPrice, seen.holdExpiresAt],
        [made.orderNumber, made.totalPrice, made.holdExpiresAt],
      )
    }
    assert.deepEqual(await t.counts(departureId), counts)
    await t.pay(sara, made.orderId)
    const { rows } = await sql<{ names: string }>`
      select string_agg(first_name, ' ' order by position) as names from orders.passenger
      where order_id = ${made.orderId}`.execute(t.house.database)
    assert.equal(rows[0]?.names, 'SARA DARA')
    assert.equal((await edit(sara, made.orderId, [fieldsOf(0), fieldsOf(1)])).status, 409)
    await t.isRight()
  })

  test('what is wrong is named and changes nothing; a stranger finds no order', async () => {
    const made = await t.bought(sara, { departureId, beds: [['single', 'child-bed']] })
    const people = await t.agency.orders.passengersOf(made.orderId)
    const older = fieldsOf(0, 'child-bed', { birthDateFa: '1398-05-24' })
    for (const [travellers, property] of [
      [[fieldsOf(0)], 'travellers'],
      [[fieldsOf(0), older], 'travellers.1.birthDateFa'],
      [
        [fieldsOf(0, 'double', { nationalCode: '0084575940' }), fieldsOf(0, 'child-bed')],
        'travellers.0.nationalCode',
      ],
      [[fieldsOf(0), fieldsOf(0)], 'travellers.1.birthDateFa'],
    ] as const) {
      const response = await edit(sara, made.orderId, travellers)
      assert.equal(response.status, 400)
      assert.ok(response.text.includes(`"${property}"`), response.text)
    }
    const dara = await t.admit('+989121111112')
    const asked = [fieldsOf(0), fieldsOf(0, 'child-bed')]
    assert.equal((await edit(dara, made.orderId, asked)).code, 'ORDER_NOT_FOUND')
    assert.deepEqual(await t.agency.orders.passengersOf(made.orderId), people)
  })
})
