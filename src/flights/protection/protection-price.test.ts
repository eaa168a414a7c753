import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isWorthProtecting, perMilleFrom, protectionPrice } from '#flights/protection/protection-price.ts'
import { rial } from '#money/rial.ts'

const rate = { soldAs: 'system', perMille: 36, percent: 80, most: rial(50_000_000) } as const

test('its price is so much of the fare, up to a thousand toman', () => {
  assert.equal(protectionPrice({ base: rial(20_000_000) }, rate), 720_000)
  assert.equal(protectionPrice({ base: rial(20_000_001) }, rate), 730_000)
  assert.equal(protectionPrice({ base: rial(1) }, rate), 10_000)
})

test('a house’s own refunds make the price once there are enough of them', () => {
  assert.equal(perMilleFrom({ tickets: 199, givenBack: 50, meanPercent: 40 }, 80), undefined)
  assert.equal(perMilleFrom({ tickets: 1000, givenBack: 19, meanPercent: 40 }, 80), undefined)
  // a tenth went back, of each 40 percent were kept: 10% × 40% × 80% × 1.4
  assert.equal(perMilleFrom({ tickets: 1000, givenBack: 100, meanPercent: 40 }, 80), 45)
  assert.equal(perMilleFrom({ tickets: 1000, givenBack: 1000, meanPercent: 99 }, 100), 500)
})

test('it is worth something while a penalty is ahead that is not all of the ticket', () => {
  const now = Temporal.Instant.from('2026-12-01T08:00:00Z')
  const until = now.add({ hours: 1 })
  const step = (percent: number, more: object) => ({
    label: '',
    from: undefined,
    until: undefined,
    percent,
    ...more,
  })
  assert.ok(isWorthProtecting([step(30, { until }), step(100, { from: until })], now))
  assert.ok(isWorthProtecting([step(0, { until }), step(50, { from: until })], now))
  assert.ok(!isWorthProtecting([step(30, { until: now }), step(100, { from: now })], now))
  assert.ok(!isWorthProtecting([step(100, {})], now))
  assert.ok(!isWorthProtecting([step(0, {})], now))
})
