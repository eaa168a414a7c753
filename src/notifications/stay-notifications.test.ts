import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Trx } from '#database/database.ts'
import { HOTELS, hotelView } from '#hotels/catalogue.ts'
import { hotelKind } from '#hotels/kind.ts'
import { faultsOf, type Message, slotsOf, textOf } from '#messages/message.ts'
import { templateOf } from '#messages/templates.ts'
import { tellOfHotelsWords, tellOfStays } from '#notifications/stay-notifications.ts'

const orderId = '0192f0c1-2a52-7c11-9d53-1f27b1f5a001'

async function toldOf(
  hotelName: string,
  cityName: string,
  { user, product = hotelKind }: { readonly user?: object; readonly product?: string } = {},
): Promise<readonly Message[]> {
  const sent: Message[] = []
  const tell = tellOfStays({
    messages: { tell: async ({ phone = '' }, news) => void sent.push({ ...news, to: phone }) },
    accounts: { userOf: async () => user } as never,
    orders: {
      order: async () => ({ ownerId: 'u', product }),
      contactOf: async () => ({ phoneNumber: '09121234567', email: null }),
    } as never,
    publicUrl: () => 'https://parastoo.test',
  })
  await tell({} as Trx, { orderId, hotelName, cityName })
  return sent
}

const user = { phone: '+989121234567' }

test('who stayed is asked by name of the hotel, with the way to the form, once', async () => {
  const [message] = await toldOf('هتل شایان', 'کیش', { user })
  assert.ok(message)
  assert.equal(message.key, `${orderId}:stay-review`)
  const text = textOf(templateOf('stay-review').text, slotsOf('stay-review', message.tokens))
  assert.match(text, /هتل شایان، کیش چطور بود/)
  assert.ok(text.endsWith(`https://parastoo.test/hotel/review?orderId=${orderId}`))
})

test('every hotel’s name goes through the providers, also a foreign one of many words', async () => {
  const longest =
    'The Very Grand Old Bosphorus View Palace Hotel And Suites Istanbul City Centre Old Town Tower'
  const names = [...HOTELS.map(hotelView), { name: longest, cityName: 'استانبول' }]
  for (const { name, cityName } of names) {
    const [message] = await toldOf(name, cityName, { user })
    assert.ok(message)
    assert.deepEqual(faultsOf(message), [], name)
  }
})

test('an account that is gone is not asked', async () => {
  assert.deepEqual(await toldOf('هتل شایان', 'کیش'), [])
})

test('rooms that came with a tour are not asked about alone', async () => {
  assert.deepEqual(await toldOf('هتل شایان', 'کیش', { user, product: 'tour' }), [])
})

test('what a hotel wrote is told to its guest by the hotel’s name and the order’s number, and opens the conversation', async () => {
  const sent: Message[] = []
  const tell = tellOfHotelsWords({
    messages: { tell: async ({ phone = '' }, news) => void sent.push({ ...news, to: phone }) },
    accounts: { userOf: async () => user } as never,
    orders: {
      order: async () => ({ ownerId: 'u', orderNumber: '1044' }),
      contactOf: async () => ({ phoneNumber: '09351112233', email: null }),
    } as never,
  })
  await tell({} as Trx, { orderId, hotelName: 'هتل مرجان', cityName: 'کیش', key: '1' })
  const [message] = sent
  assert.ok(message)
  assert.deepEqual([message.to, message.key], ['+989351112233', `${orderId}:hotel-wrote:1`])
  assert.equal(
    message.opens,
    `/profile/my-travels/order-details/HotelOrderDetails?orderId=${orderId}#hotel-message`,
  )
  assert.deepEqual(faultsOf(message), [])
  assert.equal(
    textOf(templateOf('hotel-wrote').text, slotsOf('hotel-wrote', message.tokens)),
    'هتل مرجان، کیش برای شما نوشت.\nپیام را در «سفرهای من»، صفحهٔ سفارش 1044، بخوانید.',
  )
})
