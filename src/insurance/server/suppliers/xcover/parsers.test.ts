import assert from 'node:assert/strict'
import { test } from 'node:test'
import { planIn } from '#insurance/server/suppliers/xcover/benefits.ts'
import { bookedIn } from '#insurance/server/suppliers/xcover/booking.ts'
import { Booking, CancelPreview, minorOf, Quote } from '#insurance/server/suppliers/xcover/responses.ts'
import { signedHeaders } from '#insurance/server/suppliers/xcover/signature.ts'

const benefit = (description: string, limit: number | null, more: object = {}) => ({
  description,
  limit,
  excess: 0,
  currency: 'EUR',
  ...more,
})
const medical = benefit('Emergency medical and hospital expenses', 30_000, { excess: 25 })

test('a call is signed by its date alone, as the documents say', () => {
  const headers = signedHeaders({ apiKey: 'key', secret: 'secret' }, new Date('2026-11-21T06:00:00Z'))
  assert.equal(headers['date'], 'Sat, 21 Nov 2026 06:00:00 GMT')
  assert.equal(
    headers['authorization'],
    'Signature keyId="key",algorithm="hmac-sha512",signature="WK5nogwgXicLQq5F6lowsaxgdrIUFeR6XEZBqkxkSiEZW2pe8ipkJHwWxteR1VXwna2kPYCUid3T2MGfqHfvEw%3D%3D"',
  )
})

test('benefits become covers, and remains are no transport', () => {
  const benefits = [
    medical,
    benefit('Repatriation of mortal remains', 10_000),
    benefit('Medical evacuation', null),
    benefit('Emergency dental treatment', 250.9),
  ]
  const plan = planIn(benefits, { plan: 'companion' })
  assert.deepEqual([plan?.limitEuro, plan?.excessEuro], [30_000, 25])
  assert.deepEqual(plan?.covers, {
    medical: 30_000,
    dental: 250,
    transport: 'actual',
    body: 10_000,
    legal: null,
    luggage: null,
    delay: null,
  })
})

test('what covers less than the plan promises, or in other money, is not sold as it', () => {
  assert.equal(planIn([medical], { plan: 'full' }), undefined)
  assert.equal(planIn([{ ...medical, currency: 'USD' }], { plan: 'companion' }), undefined)
  assert.equal(planIn([{ ...medical, limit: null }], { plan: 'companion' }), undefined)
  assert.equal(planIn([], { plan: 'basic' }), undefined)
})

test('amounts are read from numbers and from texts, to the cent', () => {
  assert.deepEqual(
    ['4.27', 4.27, '4.2', 4, '4.2700', '-1.50', -1.5].map(minorOf),
    [427, 427, 420, 400, 427, -150, -150],
  )
  assert.deepEqual(['4.275', 'free', '', null].map(minorOf), [undefined, undefined, undefined, undefined])
})

test('a booking of the documents and one of the published description are read alike', () => {
  const policy = { id: 'q1', status: 'CONFIRMED', policy_start_date: '2026-12-13T00:00:00+00:00' }
  const startsOn = Temporal.PlainDate.from('2026-12-13')
  const read = [{ quotes: [policy] }, { policies: [policy] }].map((part) =>
    bookedIn(Booking.parse({ id: '8WD8Y-LTEKE-INS', total_price: 4.27, ...part })),
  )
  assert.deepEqual(read[0], read[1])
  assert.deepEqual(read[0]?.policies, [{ quote: 'q1', isCancelled: false, startsOn, endsOn: null }])
  const dated = { ...policy, policy_end_date: '2026-12-19T23:59:59+00:00' }
  const [whole] = bookedIn(Booking.parse({ id: 'i', quotes: [dated] })).policies
  assert.deepEqual(whole?.endsOn, Temporal.PlainDate.from('2026-12-19'))
})

test('fields nobody reads may be missing, those that are sold by may not', () => {
  const quote = { id: 'q', price: '4.27', policy_start_date: '2026-12-13', policy: { policy_type: 'travel' } }
  assert.ok(Quote.safeParse(quote).success)
  assert.ok(!Quote.safeParse({ ...quote, price: undefined }).success)
  assert.ok(!CancelPreview.safeParse({ cancellation_id: 'c' }).success)
})
