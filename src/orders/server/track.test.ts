import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openMarket } from '#testing/orders/market.ts'

const mobile = '09121234567'
const line = 'POST /api/orders/Order/Track'

test('whoever knows the number and the mobile reads where the order stands, and nothing else', async () => {
  await using market = await openMarket()
  const order = await market.bought()
  await market.pay(order)
  const told = await market.ask(undefined, line, {
    orderNumber: order.orderNumber,
    mobile: '+98 912 123 4567',
  })
  assert.deepEqual(told, {
    status: 200,
    body: {
      data: {
        orderNumber: order.orderNumber,
        product: 'flight',
        paper: 'بلیت',
        says: 'پرداخت شد؛ در نوبت صدور',
        labels: {
          order: 'Paid',
          confirm: 'successful',
          payment: 'successful',
          finalization: 'pending',
          refund: 'none',
          says: 'پرداخت شد؛ در نوبت صدور',
        },
        journeys: [{ originName: 'تهران', destinationName: 'مشهد', date: '2026-12-03', change: null }],
        stay: null,
        visa: null,
        service: null,
      },
    },
  })
})

test('another’s mobile, an unknown number and what is no number are told the same', async () => {
  await using market = await openMarket()
  const { orderNumber } = await market.buy()
  const wrong = [
    { orderNumber, mobile: '09121234568' },
    { orderNumber: '999999999', mobile },
    { orderNumber: 'سفارش', mobile },
    { orderNumber, mobile: '0' },
  ]
  const told = await Promise.all(wrong.map((body) => market.ask(undefined, line, body)))
  for (const { status, body } of told) {
    assert.equal(status, 404)
    assert.ok(typeof body === 'object' && body !== null && 'meta' in body)
    assert.deepEqual(Object.assign({}, body.meta, { requestId: '' }), {
      code: 'NOTHING_TRACKED',
      errors: [{ errors: ['سفارشی با این شماره و این موبایل پیدا نشد.'] }],
      requestId: '',
    })
  }
})

test('nobody finds out a mobile by trying: about one order ten are heard in an hour, the right one too', async () => {
  await using market = await openMarket()
  const { orderNumber } = await market.buy()
  const tried = (guess: string, n: number) =>
    market.orders.track({ orderNumber, mobile: guess, address: `10.0.0.${n}` })
  for (let n = 0; n < 10; n++)
    await assert.rejects(tried(`091200000${10 + n}`, n), { code: 'NOTHING_TRACKED' })
  await assert.rejects(tried(mobile, 99), { code: 'TOO_MANY_LOOKUPS' })
  market.house.clock.advance({ minutes: 61 })
  assert.equal((await tried(mobile, 99)).orderNumber, orderNumber)
})

const guesses = [
  [
    'one host, all of an IPv6 /64, may look 120 times in ten minutes',
    120,
    600,
    (n: number) => ({
      mobile: `0912${String(n).padStart(7, '0')}`,
      address: `2001:db8::${n.toString(16)}`,
    }),
  ],
  [
    'by one mobile thirty numbers are heard in an hour, wherever from',
    30,
    3600,
    (n: number) => ({
      mobile,
      address: `10.0.${n}.1`,
    }),
  ],
] as const
for (const [says, most, seconds, from] of guesses)
  test(`${says}, however many ask at once`, async () => {
    await using market = await openMarket()
    const { orderNumber } = await market.buy()
    const tries = Array.from({ length: most + 20 }, (_, n) =>
      market.orders.track({ orderNumber: String(100_000_000 + n), ...from(n) }),
    )
    const codes = (await Promise.allSettled(tries)).map((one) =>
      one.status === 'rejected' ? one.reason.code : 'found',
    )
    assert.equal(codes.filter((code) => code === 'NOTHING_TRACKED').length, most)
    assert.equal(codes.filter((code) => code === 'TOO_MANY_LOOKUPS').length, 20)
    const right = { orderNumber, ...from(250), mobile }
    await assert.rejects(market.orders.track(right), { code: 'TOO_MANY_LOOKUPS' })
    market.house.clock.advance({ seconds: seconds + 1 })
    assert.equal((await market.orders.track(right)).orderNumber, orderNumber)
  })

test('whoever holds a ticket sees by its mark where it stands, without a mobile', async () => {
  await using market = await openMarket()
  const order = await market.bought()
  await market.pay(order)
  const address = new URL(market.orders.ticketAddressOf(order))
  assert.equal(address.pathname, '/track')
  const mark = address.searchParams.get('ticket') ?? ''
  const told = await market.orders.trackedBy(mark)
  assert.deepEqual(
    [told?.orderNumber, told?.labels.payment, told?.journeys.length],
    [order.orderNumber, 'successful', 1],
  )
  const { body } = await market.ask(undefined, line, { orderNumber: order.orderNumber, mobile })
  assert.deepEqual({ data: told }, body)
})

test('a mark that we did not make is of no ticket', async () => {
  await using market = await openMarket()
  const orders = [await market.buy(), await market.buy({ ownerId: crypto.randomUUID() })]
  const [one = '', other = ''] = orders.map(({ orderId }) =>
    String(new URL(market.orders.ticketAddressOf({ orderId })).searchParams.get('ticket')),
  )
  const bytes = (mark: string) => Buffer.from(mark, 'base64url')
  const swapped = Buffer.concat([bytes(one).subarray(0, 16), bytes(other).subarray(16)])
  for (const mark of ['', 'x', one.slice(1), `${one}A`, swapped.toString('base64url'), 'A'.repeat(43)])
    assert.equal(await market.orders.trackedBy(mark), undefined, mark)
  for (const at of [0, 15, 16, 31]) {
    const turned = bytes(one)
    turned[at] = (turned[at] ?? 0) ^ 1
    assert.equal(await market.orders.trackedBy(turned.toString('base64url')), undefined, String(at))
  }
  assert.ok(await market.orders.trackedBy(one))
})
