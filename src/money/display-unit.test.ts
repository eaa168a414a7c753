import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import {
  changeText,
  followMoneyUnit,
  moneyUnit,
  priceText,
  priceWords,
  shortPrice,
  shortPriceOf,
  shortPriceUnit,
} from '#money/display-unit.ts'

afterEach(() => followMoneyUnit(() => 'toman'))

const all = () => [
  moneyUnit(),
  priceText(28_900_005),
  priceWords(28_900_000),
  changeText(-5_000_000),
  changeText(5_800_000),
  changeText(0),
  `${shortPrice(2890)} ${shortPriceUnit()}`,
  shortPriceOf(28_904_999),
  shortPrice(5),
]

test('a price is said in toman', () => {
  assert.deepEqual(all(), [
    'تومان',
    '2,890,000',
    '2,890,000 تومان',
    '−500,000',
    '+580,000',
    '0',
    '2,890 هزار تومان',
    '2,890',
    '5',
  ])
})

test('to whoever looks in rial it is said in rial, and briefly in millions of them, no less exactly', () => {
  followMoneyUnit(() => 'rial')
  assert.deepEqual(all(), [
    'ریال',
    '28,900,005',
    '28,900,000 ریال',
    '−5,000,000',
    '+5,800,000',
    '0',
    '28.90 میلیون ریال',
    '28.90',
    '0.05',
  ])
  assert.equal(shortPrice(123_456), '1,234.56')
})
