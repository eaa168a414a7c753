import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { charterPrices, systemAdultTotal, systemPrices } from '#flights/choosing/fare-prices.ts'
import { supplierPayable } from '#flights/facts/commission.ts'
import { type FareOnOffer, offered } from '#flights/search/offered.ts'
import { isTicketNumber, pnrFrom, ticketNumber } from '#flights/tickets/e-ticket.ts'
import { rial } from '#money/rial.ts'

test('on a system ticket a child pays half the fare, an infant a tenth and the airport tax', () => {
  const [adult, child, infant] = systemPrices(rial(20_000_000))
  assert.deepEqual([adult?.base, child?.base, infant?.base], [20_000_000, 10_000_000, 2_000_000])
  assert.deepEqual(
    adult?.taxes.map(({ code, amount }) => [code, amount]),
    [
      ['I6', 1_800_000],
      ['KU', 200_000],
      ['LP', 150_000],
      ['HL', 20_000],
    ],
  )
  assert.deepEqual([adult?.total, child?.total, infant?.total], [22_170_000, 11_170_000, 2_150_000])
  assert.deepEqual(
    infant?.taxes.map(({ code }) => code),
    ['LP'],
  )
})

test('every price is its base and its taxes, and the calendar compares the same adult price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_000_000, max: 900_000_000 }), (base) => {
      const prices = systemPrices(rial(base))
      for (const { base: fare, taxes, total } of prices)
        assert.equal(
          total,
          taxes.reduce((sum, { amount }) => sum + amount, Number(fare)),
        )
      const [adult] = prices
      if (adult?.base === base) assert.equal(systemAdultTotal(rial(base)), adult.total)
    }),
  )
})

test('on a charter a child pays what an adult pays, and an infant a fixed sum', () => {
  const [adult, child, infant] = charterPrices(rial(21_000_000))
  assert.deepEqual([adult?.total, child?.total, infant?.total], [21_000_000, 21_000_000, 4_500_000])
})

test('the airline gets what the party pays less our share of the fares; taxes are never shared', () => {
  const prices = systemPrices(rial(20_000_000)).map((price) => ({ ...price, count: 1 }))
  assert.equal(
    supplierPayable(prices, false),
    22_170_000 - 600_000 + 11_170_000 - 300_000 + 2_150_000 - 60_000,
  )
})

test('a charter seller leaves us five percent of the fare, an airline three', () => {
  const party = [{ count: 3, base: rial(20_000_000), total: rial(22_000_000) }]
  assert.equal(supplierPayable(party, true), 3 * (22_000_000 - 1_000_000))
  assert.equal(supplierPayable(party, false), 3 * (22_000_000 - 600_000))
})

test('of what a supplier sells, it gets all but what it leaves us itself, and all where it leaves nothing', () => {
  const told = (commission: number) =>
    systemPrices(rial(20_000_000)).map((price) => ({ ...price, count: 2, commission: rial(commission) }))
  assert.equal(supplierPayable(told(400_000), false), 2 * (22_170_000 + 11_170_000 + 2_150_000 - 1_200_000))
  assert.equal(supplierPayable(told(0), true), 2 * (22_170_000 + 11_170_000 + 2_150_000))
})

test('what rules make a seller pay us is taken off what it gets, for each person', () => {
  const ruleCommissions = [
    { ruleId: 1, amount: rial(200_000) },
    { ruleId: 2, amount: rial(50_000) },
  ]
  const party = [{ count: 2, base: rial(20_000_000), total: rial(22_000_000), ruleCommissions }]
  assert.equal(supplierPayable(party, false), 2 * (22_000_000 - 600_000 - 250_000))
})

test('a ticket number ends in its check figure', () => {
  assert.equal(ticketNumber('537', 240_173_600), `537-240173600${537_240_173_600 % 7}`)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), fc.nat(998), (serial, prefix) => {
      const number = ticketNumber(String(prefix).padStart(3, '0'), serial)
      assert.ok(isTicketNumber(number))
      const last = Number(number.at(-1))
      assert.ok(!isTicketNumber(number.slice(0, -1) + ((last + 1) % 10)))
    }),
  )
  assert.throws(() => ticketNumber('53', 1), RangeError)
})

test('a reservation code has six letters that cannot be misread', () => {
  assert.equal(
    pnrFrom(() => 0),
    'CCCCCC',
  )
  assert.match(
    pnrFrom((below) => below - 1),
    /^[^AEIOUYBGQSZ01258]{6}$/,
  )
})

const fare = (more: Partial<FareOnOffer>): FareOnOffer => ({
  isCharter: false,
  cabin: 1,
  adultTotal: 1,
  seats: 9,
  isOpen: true,
  ...more,
})

test('a party is offered the two cheapest classes with room, a business one and every charter', () => {
  const all = [
    fare({ adultTotal: 5 }),
    fare({ adultTotal: 3 }),
    fare({ adultTotal: 4 }),
    fare({ adultTotal: 1, seats: 1 }),
    fare({ adultTotal: 2, isOpen: false }),
    fare({ adultTotal: 9, cabin: 2 }),
    fare({ adultTotal: 8, isCharter: true }),
    fare({ adultTotal: 7, isCharter: true }),
  ]
  const { fares, isSoldOut } = offered(all, 2)
  assert.equal(isSoldOut, false)
  assert.deepEqual(
    fares.map(({ adultTotal }) => adultTotal),
    [3, 4, 7, 8, 9],
  )
})

test('a departure without room is shown sold out, at its dearest economy price', () => {
  const { fares, isSoldOut } = offered(
    [
      fare({ adultTotal: 2, seats: 1 }),
      fare({ adultTotal: 5, seats: 0 }),
      fare({ cabin: 2, adultTotal: 9, seats: 0 }),
    ],
    2,
  )
  assert.equal(isSoldOut, true)
  assert.deepEqual(
    fares.map(({ adultTotal }) => adultTotal),
    [5],
  )
})

test('a departure whose sale has closed is not shown', () => {
  assert.deepEqual(offered([fare({ isOpen: false })], 1).fares, [])
})
