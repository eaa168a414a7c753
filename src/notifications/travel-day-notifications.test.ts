import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Trx } from '#database/database.ts'
import { dayHours } from '#flights/travel-day/day-hours.ts'
import type { DayMessage } from '#flights/travel-day/day-messages.ts'
import { faultsOf, type Message, slotsOf, textOf } from '#messages/message.ts'
import { templateOf } from '#messages/templates.ts'
import { tellOfTheDay } from '#notifications/travel-day-notifications.ts'

async function told(message: DayMessage, place = ''): Promise<{ text: string; key: string | undefined }> {
  const sent: Message[] = []
  const tell = tellOfTheDay({
    messages: { tell: async ({ phone = '' }, news) => void sent.push({ ...news, to: phone }) },
    accounts: { userOf: async () => ({ userId: 'u', phone: '+989121234567' }) },
    orders: {
      order: async () => ({ ownerId: 'u' }) as never,
      contactOf: async () => ({ phoneNumber: '', email: '' }),
      pageOf: async () => '/profile',
    },
  })
  const departsLocal = Temporal.PlainDateTime.from('2026-12-03T02:30')
  await tell({} as Trx, {
    orderId: 'o',
    leg: 0,
    message,
    pnr: 'QX7K2M/D8FHJ3',
    originName: 'تهران',
    destinationName: 'کوالا لامپور',
    departsLocal,
    timeZone: 'Asia/Tehran',
    place,
    hours: dayHours({
      airline: 'TK',
      isInternational: true,
      isCharter: false,
      departsAt: departsLocal.toZonedDateTime('Asia/Tehran').toInstant(),
    }),
  })
  const [one] = sent
  assert.ok(one)
  assert.deepEqual(faultsOf(one), [])
  return { text: textOf(templateOf(one.template).text, slotsOf(one.template, one.tokens)), key: one.key }
}

test('each message says its hour, of the evening before with its day, in what an SMS may hold', async () => {
  assert.match((await told('check-in')).text, /تا ساعت ۰۱:۰۰ باز است/)
  assert.match((await told('leave')).text, /چهارشنبه ۱۱ آذر، ساعت ۲۱:۰۰ راه بیفتید؛ حرکت ساعت ۰۲:۳۰/)
  assert.match((await told('gate', 'پایانهٔ ۴، گیت ۱۲')).text, /اعلام شد: پایانهٔ ۴، گیت ۱۲/)
})

test('another gate is another message, the same one is not', async () => {
  const keys = await Promise.all(
    ['گیت ۱', 'گیت ۲', 'گیت ۱'].map(async (place) => (await told('gate', place)).key),
  )
  assert.equal(new Set(keys).size, 2)
})
