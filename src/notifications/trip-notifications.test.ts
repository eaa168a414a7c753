import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Trx } from '#database/database.ts'
import { faultsOf, type Message, slotsOf, textOf } from '#messages/message.ts'
import { templateOf } from '#messages/templates.ts'
import { tellOfTrips } from '#notifications/trip-notifications.ts'

async function sentTo(
  contactNumber: string,
  order: object | null = { ownerId: 'u' },
  departs = '2026-12-03T08:30',
) {
  const sent: Message[] = []
  const tell = tellOfTrips({
    messages: { tell: async ({ phone = '' }, news) => void sent.push({ ...news, to: phone }) },
    accounts: { userOf: async () => ({ userId: 'u', phone: '+989121234567' }) },
    orders: {
      order: async () => (order ?? undefined) as never,
      contactOf: async () => ({ phoneNumber: contactNumber, email: '' }),
      pageOf: async (orderId) => `/profile/my-travels/order-details?orderId=${orderId}`,
    },
  })
  await tell({} as Trx, {
    orderId: '0192f0c1-2a52-7c11-9d53-1f27b1f5a001',
    leg: 1,
    pnr: 'QX7K2M',
    originName: 'تهران',
    destinationName: 'کوالا لامپور',
    departsLocal: Temporal.PlainDateTime.from(departs),
    presenceMinutes: 180,
  })
  return sent
}

test('the hour, the way, the code and when to be there go to the contact of the order', async () => {
  const [message] = await sentTo('09351112233')
  assert.ok(message)
  assert.deepEqual(faultsOf(message), [])
  assert.equal(message.to, '+989351112233')
  assert.equal(message.key, '0192f0c1-2a52-7c11-9d53-1f27b1f5a001:1:flight-near')
  const text = textOf(templateOf('flight-near').text, slotsOf('flight-near', message.tokens))
  assert.match(text, /تهران به کوالا‌لامپور پنجشنبه ۱۲ آذر/)
  assert.match(text, /حرکت ساعت ۰۸:۳۰؛ از ساعت ۰۵:۳۰ در فرودگاه باشید/)
  assert.match(text, /کد رزرو: QX7K2M$/)
})

test('who must be there on the evening before is told which evening', async () => {
  const [message] = await sentTo('09351112233', { ownerId: 'u' }, '2026-12-03T02:45')
  assert.ok(message)
  assert.deepEqual(faultsOf(message), [])
  const text = textOf(templateOf('flight-near').text, slotsOf('flight-near', message.tokens))
  assert.match(text, /حرکت ساعت ۰۲:۴۵؛ از چهارشنبه ۱۱ آذر، ساعت ۲۳:۴۵ در فرودگاه باشید/)
})

test('without a contact’s number the owner’s is told; of an order that is gone nobody', async () => {
  assert.equal((await sentTo(''))[0]?.to, '+989121234567')
  assert.equal((await sentTo('09351112233', null)).length, 0)
})
