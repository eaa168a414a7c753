import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Trx } from '#database/database.ts'
import { faultsOf } from '#messages/message.ts'
import type { News, Recipient } from '#messages/server/messages.ts'
import { rial } from '#money/rial.ts'
import { tellTravellers } from '#notifications/order-notifications.ts'
import { testFaceOf } from '#testing/orders/faces.ts'

test('the message of a ticket names its chosen seats, and has no word of any where there are none', async () => {
  const told: News[] = []
  const messages = { tell: async (_: Recipient, news: News) => void told.push(news) }
  const accounts = { userOf: async () => undefined }
  const journey = {
    originName: 'تهران امام خمینی',
    destinationName: 'لندن',
    departsLocal: Temporal.PlainDateTime.from('2026-12-03T06:15'),
  }
  const order = {
    orderId: 'o',
    orderNumber: '1044',
    ownerId: 'owner',
    tripId: null,
    product: 'flight',
    reference: 'K7QX2M',
    credit: 0,
  } as never
  for (const seats of ['صندلی 12A و 12B و 30C و 30D', undefined]) {
    const productOf = () => ({ besideInWords: async () => seats })
    const orders = {
      contactOf: async () => ({ phoneNumber: '' }),
      faceOf: testFaceOf,
      journeysOf: async () => [journey],
      productOf,
    }
    const tell = tellTravellers({ messages, accounts, orders: () => orders as never })
    await tell({} as Trx, { order, amount: rial(10), happened: 'issued' })
  }
  const route = 'تهران\u200cامام\u200cخمینی به لندن پنجشنبه ۱۲ آذر'
  assert.deepEqual(
    told.map(({ template, tokens }) => [template, ...tokens]),
    [
      ['ticket-issued-seats', '1044', 'K7QX2M', route, 'صندلی 12A و 12B و 30C و 30D'],
      ['ticket-issued', '1044', 'K7QX2M', route],
    ],
  )
  for (const { template, tokens } of told)
    assert.deepEqual(faultsOf({ to: '+989121234567', template, tokens }), [])
})
