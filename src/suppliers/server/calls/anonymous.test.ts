import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { anonymous, anonymousAddress, mostText } from '#suppliers/server/calls/anonymous.ts'

const planted = [
  'MOHAMMADI/SARA MRS',
  'سارا محمدی',
  '0084575948',
  '+989123456789',
  '09123456789',
  'A12345678',
  '6037997512345678',
  'sara@example.com',
  '1367-05-24',
  'Bearer duffel_test_abcdefghijkl0123456789',
  'IR062960000000100324200001',
]
const secret = fc.constantFrom(...planted)
const key = fc.oneof(
  fc.constantFrom(
    'given_name',
    'passengers',
    'phone_number',
    'born_on',
    'metadata',
    'unique_identifier',
    'notes',
  ),
  secret,
)
const body = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    secret,
    fc.integer(),
    fc.constant(null),
    tie('list'),
    tie('object'),
  ),
  list: fc.array(tie('value'), { maxLength: 14 }),
  object: fc.dictionary(key, tie('value'), { maxKeys: 5 }),
})).object

test('nobody’s name, number, card, paper or token is left of whatever was sent, wherever it stood', () => {
  fc.assert(
    fc.property(body, (sent) => {
      const left = anonymous(JSON.stringify(sent))
      for (const one of planted) assert.ok(!left.includes(one), `${one} in ${left}`)
    }),
    { numRuns: 500 },
  )
})

test('a field that may be told is not where a number or a name stands in it', () => {
  for (const name of ['status', 'type', 'id', 'amount', 'created_at', 'code', 'order_id', 'before'])
    for (const one of planted.filter((text) => !/^\d{4}-/.test(text))) {
      const left = anonymous(JSON.stringify({ [name]: one, inside: [{ [name]: one }] }))
      assert.ok(!left.includes(one), left)
    }
})

test('what a colleague needs stays: states, amounts, moments and the supplier’s own names', () => {
  const sent = {
    data: {
      id: 'ord_0000A1B2C3D4E5',
      status: 'confirmed',
      total_amount: '450.00',
      total_currency: 'EUR',
      created_at: '2026-11-21T06:00:00Z',
      live_mode: false,
      passengers: [{ id: 'pas_0000A1B2C3', type: 'adult', given_name: 'SARA' }],
    },
  }
  assert.deepEqual(JSON.parse(anonymous(JSON.stringify(sent))), {
    data: { ...sent.data, passengers: [{ id: 'pas_0000A1B2C3', type: 'adult', given_name: '…4' }] },
  })
})

test('what has another format, is long or lies in an address tells no more', () => {
  assert.equal(anonymous('<name>MOHAMMADI</name>'), '…22')
  assert.equal(anonymous(''), '')
  const long = Object.fromEntries(
    Array.from({ length: 40 }, (_, nth) => [`f${'x'.repeat(nth)}`, ['a'.repeat(9)]]),
  )
  assert.ok(anonymous(JSON.stringify({ all: Array.from({ length: 10 }, () => long) })).length <= mostText + 1)
  const address = new URL('https://x.example/air/orders/ord_0000A1B2C3/SARA/0084575948?name=SARA&status=open')
  assert.equal(anonymousAddress(address), '/air/orders/ord_0000A1B2C3/…/… {"name":"…4","status":"open"}')
})
