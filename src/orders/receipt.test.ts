import assert from 'node:assert/strict'
import { test } from 'node:test'
import { receiptOf } from '#orders/receipt.ts'
import type { OrderDetails } from '#orders/responses.ts'

const at = '2026-11-21T10:34:00Z'
const paid = { kind: 'order-paid', says: 'پرداخت سفارش', amount: -39_300_000, at }
const discount = { kind: 'discount-given', says: 'تخفیف', amount: -1_000_000, at }
const back = { kind: 'refunded-to-wallet', says: 'استرداد به کیف پول', amount: 12_570_000, at }

function order(money: OrderDetails['money'], off = 0): OrderDetails {
  return {
    orderNumber: '100000017',
    journeys: [],
    stay: null,
    visa: null,
    foreignPrices: [],
    extras: [],
    passengerCount: 2,
    labels: { says: 'صادر شد' },
    sum: { discount: off },
    money,
  } as unknown as OrderDetails
}

test('a receipt sums up what was paid and what came back, by the clock of the house', () => {
  const receipt = receiptOf(order([paid, back]))
  assert.deepEqual(receipt?.total, { label: 'پرداخت خالص', amount: -26_730_000 })
  assert.equal(receipt?.lines[0].at.toString(), '2026-11-21T14:04:00')
})

test('a discount is told beside the money, as nobody paid it', () => {
  const receipt = receiptOf(order([paid, discount], 1_000_000))
  assert.equal(receipt?.lines.length, 1)
  assert.ok(receipt?.details.some(({ label, value }) => label === 'تخفیف' && value === '100,000 تومان'))
})

test('who got more than he paid has received it', () => {
  assert.equal(receiptOf(order([back]))?.total.label, 'دریافت خالص')
})

test('where no money moved there is no receipt', () => {
  assert.equal(receiptOf(order([])), undefined)
  assert.equal(receiptOf(order([discount], 1_000_000)), undefined)
})

test('the receipt of a stay names the hotel, its nights and its rooms', () => {
  const stay = { hotelName: 'هتل مرجان', cityName: 'کیش', checkIn: '2026-12-03', nights: 2, rooms: 3 }
  const receipt = receiptOf({ ...order([paid]), stay: stay as NonNullable<OrderDetails['stay']> })
  assert.deepEqual(
    receipt?.details.slice(1, 4).map(({ label, value }) => `${label}: ${value}`),
    ['هتل: هتل مرجان، کیش', 'اقامت: از پنجشنبه ۱۲ آذر، ۲ شب', 'اتاق‌ها: ۳ اتاق'],
  )
})

test('the receipt of a visa names the country, its length, the day of travel and how many apply', () => {
  const visa = { countryName: 'امارات', days: 30, travelDate: '2026-12-20' }
  const receipt = receiptOf({ ...order([paid]), visa: visa as NonNullable<OrderDetails['visa']> })
  assert.deepEqual(
    receipt?.details.map(({ value }) => value).filter((value) => /ویزا|نفر|آذر/.test(value)),
    ['ویزای امارات، ۳۰ روزه', 'یکشنبه ۲۹ آذر', '۲ نفر'],
  )
  const source = 'نرخ خود ما'
  const foreign = {
    currency: 'AED',
    minor: 40_000,
    rialAUnit: 340_368,
    setOn: '2026-11-21',
    source,
  } as const
  const told = receiptOf({
    ...order([paid]),
    visa: visa as NonNullable<OrderDetails['visa']>,
    foreignPrices: [foreign],
  })
  assert.ok(
    told?.details.some(
      ({ label, value }) =>
        label === 'بهای ارزی' &&
        value === '\u2066400\u2069 درهم، هر درهم \u2066340,368\u2069 ریال، شنبه ۳۰ آبان ۱۴۰۵، نرخ خود ما',
    ),
    JSON.stringify(told?.details),
  )
})

test('a bag that was bought stands there with whose it is and what it cost', () => {
  const passengers = [
    { firstName: 'SARA', lastName: 'MOHAMMADI', firstNameFarsi: 'سارا', lastNameFarsi: 'محمدی' },
  ]
  const extras = [{ passenger: 0, leg: 0, name: '۱۰ کیلو بار اضافه', price: 2_900_000 }]
  const receipt = receiptOf({ ...order([paid]), extras, passengers } as unknown as OrderDetails)
  assert.ok(
    receipt?.details.some(
      ({ label, value }) => label === '۱۰ کیلو بار اضافه' && value === 'سارا محمدی، 290,000 تومان',
    ),
  )
})
