import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Trx } from '#database/database.ts'
import { faultsOf } from '#messages/message.ts'
import type { News, Recipient } from '#messages/server/messages.ts'
import { rial } from '#money/rial.ts'
import { tellTravellers } from '#notifications/order-notifications.ts'
import { recipientOf } from '#notifications/recipient.ts'
import { tellOfRefunds } from '#notifications/refund-notifications.ts'
import { tellOfVisas } from '#notifications/visa-notifications.ts'
import { testFaceOf } from '#testing/orders/faces.ts'

const owner = { userId: 'owner', phone: '+989121234567', email: 'sara@example.com' }

function listening(contactNumber: string) {
  const told: { readonly hearer: Recipient; readonly news: News }[] = []
  const around = {
    messages: { tell: async (hearer: Recipient, news: News) => void told.push({ hearer, news }) },
    accounts: { userOf: async () => owner },
  }
  const orders = {
    contactOf: async () => ({ phoneNumber: contactNumber }),
    faceOf: testFaceOf,
    pageOf: async (id: string) => testFaceOf('flight').orderPath(id),
    order: async () => undefined,
  }
  return { told, around, orders }
}

test('the number of the order’s contact comes before the owner’s, and his proved e-mail beside it', () => {
  assert.deepEqual(recipientOf('owner', owner, '09351112233'), {
    userId: 'owner',
    phone: '+989351112233',
    email: 'sara@example.com',
  })
  assert.equal(recipientOf('owner', owner, '02188776655').phone, owner.phone)
  assert.deepEqual(recipientOf('gone', undefined), { userId: 'gone', phone: undefined, email: undefined })
  assert.equal(recipientOf('owner', { ...owner, email: null }).email, undefined)
})

test('news of an order goes to whoever owns it, by its own key; money that comes twice is told twice', async () => {
  const { told, around, orders } = listening('09351112233')
  const tell = tellTravellers({ ...around, orders: () => orders as never })
  const order = {
    orderId: 'o',
    orderNumber: '1044',
    ownerId: 'owner',
    tripId: null,
    product: 'flight',
    credit: 0,
  } as never
  const amount = rial(10_000_000)
  await tell({} as Trx, { order, amount, happened: 'paid' })
  await tell({} as Trx, { order, amount, happened: 'failed' })
  await tell({} as Trx, { order, amount, happened: 'credited' })
  await tell({} as Trx, { order, amount, happened: 'credited' })
  assert.deepEqual(
    told.map(({ hearer, news }) => [hearer.userId, hearer.phone, hearer.email, news.template]),
    ['issue-failed', 'paid-too-late', 'paid-too-late'].map((template) => [
      'owner',
      '+989351112233',
      'sara@example.com',
      template,
    ]),
  )
  for (const { news } of told) assert.deepEqual(news.tokens, ['1044', '1,000,000'])
  assert.equal(told[0]?.news.key, 'o:failed')
  assert.equal(told[0].news.opens, '/profile/my-travels/order-details?orderId=o')
  assert.equal(new Set(told.map(({ news }) => news.key)).size, 3)
})

test('of a stay the voucher is told, with its hotel and its first night', async () => {
  const { told, around } = listening('09351112233')
  const stay = { hotelName: 'هتل مرجان کیش', cityName: 'کیش', checkIn: Temporal.PlainDate.from('2026-12-03') }
  const orders = {
    contactOf: async () => ({ phoneNumber: '' }),
    stayOf: async () => stay,
    faceOf: testFaceOf,
  }
  const tell = tellTravellers({ ...around, orders: () => orders as never })
  const order = {
    orderId: 'o',
    orderNumber: '1044',
    ownerId: 'owner',
    tripId: null,
    product: 'hotel',
    reference: 'H1',
  }
  await tell({} as Trx, { order: order as never, amount: rial(10), happened: 'issued' })
  await tell({} as Trx, { order: order as never, amount: rial(10_000_000), happened: 'failed' })
  assert.deepEqual(
    told.map(({ news: { template, tokens } }) => [template, ...tokens]),
    [
      ['voucher-issued', '1044', 'H1', 'هتل\u200cمرجان\u200cکیش از پنجشنبه ۱۲ آذر'],
      ['booking-failed', '1044', '1,000,000'],
    ],
  )
  for (const { news } of told)
    assert.deepEqual(faultsOf({ to: '+989121234567', template: news.template, tokens: news.tokens }), [])
})

test('of a visa it is told that it was filed, and under which number', async () => {
  const { told, around } = listening('09351112233')
  const visaOf = async () => ({ countryName: 'امارات', days: 30 })
  const tell = tellTravellers({
    ...around,
    orders: () => ({ contactOf, visaOf, faceOf: testFaceOf }) as never,
  })
  const order = {
    orderId: 'o',
    orderNumber: '1044',
    ownerId: 'owner',
    tripId: null,
    product: 'visa',
    reference: 'V-204117',
  }
  await tell({} as Trx, { order: order as never, amount: rial(10), happened: 'issued' })
  await tell({} as Trx, { order: order as never, amount: rial(10_000_000), happened: 'failed' })
  assert.deepEqual(
    told.map(({ news: { template, tokens } }) => [template, ...tokens]),
    [
      ['visa-received', '1044', 'V-204117', 'ویزای امارات، ۳۰ روزه'],
      ['visa-failed', '1044', '1,000,000'],
    ],
  )
  for (const { news } of told)
    assert.deepEqual(faultsOf({ to: '+989121234567', template: news.template, tokens: news.tokens }), [])
})

test('each step of a request for a visa is told once, in words that a message takes', async () => {
  const { told, around } = listening('09351112233')
  const orders = {
    contactOf,
    ownersOf: async () => new Map([['o', 'owner']]),
    numbersOf: async () => new Map([['o', '1044']]),
  }
  const tell = tellOfVisas({ ...around, orders: orders as never })
  for (const happened of ['checked', 'sent', 'approved', 'rejected'] as const)
    await tell({} as Trx, { orderId: 'o', happened, key: happened })
  await tell({} as Trx, { orderId: 'o', happened: 'asked-again', key: 'again', paper: 'عکس پرسنلی' })
  const time = 'سه‌شنبه ۱۰ آذر ۱۴۰۵، ساعت ۰۹:۳۰'
  await tell({} as Trx, { orderId: 'o', happened: 'appointment', key: 'time', time })
  assert.deepEqual(
    told.map(({ news: { template, key } }) => [template, key]),
    [
      ['visa-checked', 'o:visa:checked'],
      ['visa-sent', 'o:visa:sent'],
      ['visa-approved', 'o:visa:approved'],
      ['visa-rejected', 'o:visa:rejected'],
      ['visa-asked-again', 'o:visa:again'],
      ['visa-appointment', 'o:visa:time'],
    ],
  )
  for (const { news } of told)
    assert.deepEqual(faultsOf({ to: '+989121234567', template: news.template, tokens: news.tokens }), [])
})

const contactOf = async () => ({ phoneNumber: '' })

test('news of a refund keeps the key it came with', async () => {
  const { told, around, orders } = listening('')
  const tell = tellOfRefunds({ ...around, orders: orders as never })
  await tell(
    {} as Trx,
    {
      happened: 'in-wallet',
      userId: 'owner',
      orderId: 'o',
      trackingNumber: '77',
      amount: rial(10_000_000),
      key: 'refund:77',
    } as never,
  )
  assert.deepEqual(told, [
    {
      hearer: { userId: 'owner', phone: owner.phone, email: owner.email },
      news: {
        template: 'refund-in-wallet',
        tokens: ['77', '1,000,000'],
        key: 'refund:77',
        opens: '/profile/my-travels/order-details?orderId=o',
      },
    },
  ])
})

test('each happening of a refund is told in words of its own, with its number and its amount in toman', async () => {
  const { told, around, orders } = listening('')
  const tell = tellOfRefunds({ ...around, orders: orders as never })
  const news = { userId: 'owner', orderId: 'o', trackingNumber: '77', amount: rial(10_000_000), key: 'k' }
  const dueAt = Temporal.Instant.from('2026-12-03T08:30:00Z')
  for (const happened of ['on-its-way', 'at-bank', 'bounced', 'compensated'])
    await tell({} as Trx, { ...news, happened, dueAt } as never)
  assert.deepEqual(
    told.map(({ news: { template, tokens } }) => [template, ...tokens]),
    [
      ['refund-on-its-way', '77', '1,000,000', 'پنجشنبه ۱۲ آذر ساعت ۱۲:۰۰'],
      ['refund-at-bank', '77', '1,000,000'],
      ['refund-bounced', '77', '1,000,000'],
      ['refund-compensated', '77', '1,000,000'],
    ],
  )
})

test('a step of a penalty is told by the clock of its airport, and abroad whose clock that is', async () => {
  const { told, around, orders } = listening('')
  const tell = tellOfRefunds({ ...around, orders: orders as never })
  const at = Temporal.Instant.from('2026-11-30T09:00:00Z')
  const step = {
    happened: 'step-ahead',
    userId: 'owner',
    orderId: 'o',
    orderNumber: '1044',
    before: rial(20_000_000),
    after: rial(10_000_000),
    key: 'step',
  } as const
  for (const [zone, cityName] of [
    ['Asia/Tehran', 'تهران'],
    ['Europe/Istanbul', 'استانبول'],
    ['America/New_York', 'نیویورک جان اف کندی'],
  ] as const)
    await tell({} as Trx, { ...step, at: at.toZonedDateTimeISO(zone), cityName })
  assert.deepEqual(
    told.map(({ news }) => news.tokens.at(-1)),
    [
      'دوشنبه ۹ آذر ساعت ۱۲:۳۰',
      'دوشنبه ۹ آذر ۱۲:۰۰ به\u200cوقت استانبول',
      'دوشنبه ۹ آذر ۰۴:۰۰ به\u200cوقت نیویورک\u200cجان\u200cاف\u200cکندی',
    ],
  )
  for (const { news } of told)
    assert.deepEqual(faultsOf({ to: '+989121234567', template: news.template, tokens: news.tokens }), [])
})
