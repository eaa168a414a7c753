import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { rial } from '#money/rial.ts'
import { leastAtGateway } from '#orders/money-parts.ts'
import { codeOf, discountOf, type Voucher, type VoucherFault, voucherFault } from '#orders/voucher.ts'

const at = (text: string) => Temporal.Instant.from(text)
const now = at('2026-11-21T06:00:00Z')
const voucher: Voucher = {
  code: 'PARASTOO10',
  product: 'flight',
  worth: { percent: 10 },
  most: rial(2_000_000),
  leastTotal: rial(5_000_000),
  startsAt: at('2026-11-01T00:00:00Z'),
  endsAt: at('2026-12-01T00:00:00Z'),
  usesLimit: 100,
  usesPerUser: 1,
  budget: rial(50_000_000),
}
const unused = { uses: 0, spent: rial(0), usesOfUser: 0, purchasesOfUser: 0 }
const wish = { product: 'flight', total: rial(14_780_000), now } as const

test('a code is the same however it is typed', () => {
  for (const typed of [
    'parastoo10',
    ' PARASTOO ۱۰ ',
    'Parastoo-١٠',
    'para\u200cstoo_10',
    'ＰＡＲＡＳＴＯＯ１０',
  ])
    assert.equal(codeOf(typed), 'PARASTOO10', typed)
})

test('each way in which a code gives nothing has a reason of its own', () => {
  const table: readonly (readonly [VoucherFault | undefined, Partial<Voucher>, Partial<typeof unused>])[] = [
    [undefined, {}, {}],
    ['VOUCHER_OTHER_PRODUCT', { product: 'hotel' }, {}],
    ['VOUCHER_NOT_YET', { startsAt: now.add({ seconds: 1 }) }, {}],
    [undefined, { startsAt: now }, {}],
    ['VOUCHER_EXPIRED', { endsAt: now }, {}],
    [undefined, { endsAt: now.add({ seconds: 1 }) }, {}],
    ['VOUCHER_USED_UP', {}, { uses: 100 }],
    [undefined, {}, { uses: 99 }],
    ['VOUCHER_YOUR_LIMIT', {}, { usesOfUser: 1 }],
    ['VOUCHER_FIRST_ONLY', { isFirstOnly: true }, { purchasesOfUser: 1 }],
    ['VOUCHER_YOUR_LIMIT', { isFirstOnly: true, usesPerUser: null }, { usesOfUser: 1 }],
    [undefined, { isFirstOnly: true }, {}],
    ['VOUCHER_BELOW_MINIMUM', { leastTotal: rial(14_780_001) }, {}],
    [undefined, { leastTotal: rial(14_780_000) }, {}],
    ['VOUCHER_BUDGET', {}, { spent: rial(48_522_001) }],
    [undefined, {}, { spent: rial(48_522_000) }],
    [
      undefined,
      { product: null, usesLimit: null, usesPerUser: null, budget: null },
      { uses: 1e6, usesOfUser: 9 },
    ],
  ]
  for (const [fault, more, used] of table)
    assert.equal(voucherFault({ ...voucher, ...more }, { ...unused, ...used }, wish), fault, fault ?? 'gives')
})

test('ten percent is at most two million rial', () => {
  assert.equal(discountOf(voucher, rial(14_780_000)), 1_478_000)
  assert.equal(discountOf(voucher, rial(20_000_000)), 2_000_000)
  assert.equal(discountOf(voucher, rial(90_000_000)), 2_000_000)
})

test('a discount is never below nothing and always leaves what a gateway takes', () => {
  const worth = fc.oneof(
    fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ amount: fc.integer({ min: 1, max: 1e10 }).map(rial) }),
  )
  const most = fc.option(fc.integer({ min: 1, max: 1e9 }).map(rial))
  fc.assert(
    fc.property(worth, most, fc.integer({ min: 1, max: 1e10 }).map(rial), (one, cap, total) => {
      const discount = discountOf({ worth: one, most: cap }, total)
      assert.ok(discount >= 0 && discount <= (cap ?? total))
      assert.ok(discount === 0 || total - discount >= leastAtGateway)
    }),
  )
})
