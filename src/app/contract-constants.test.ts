import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { TokenResponse } from '#accounts/call-shapes.ts'
import { clocks } from '#calendar/clocks.ts'
import { tokenExpiryMarginMs } from '#calendar/token-clocks.ts'
import { AvailableBody } from '#flights/requests.ts'
import { TrendingRequest } from '#hotels/requests.ts'
import { PAGE_SIZE } from '#magazine/article.ts'
import { displayedIn } from '#money/display-currency.ts'
import { rial } from '#money/rial.ts'
import { paymentCalls } from '#payments/calls.ts'
import { localeCookieSeconds } from '#root.server.ts'
import { contactIn } from '#server/contact-settings.ts'
import { visaEntries } from '#visas/choice.ts'
import { countryData } from '#visas/countries.ts'
import { tariffOf } from '#visas/data/tariffs.ts'
import { timeoutMs } from '#web/api.ts'
import { fiveDigits } from '#web/back-marks.ts'
import { idleMs } from '#web/when-idle.ts'

test('the defaults: gateway 1, one way, ten hotels, eight articles', () => {
  const order = '8b0f3f0e-7d4c-4c6b-9b60-3a1f6f1d2c11'
  assert.equal(paymentCalls.pay.body.parse({ orderId: order }).gatewayId, 1)
  const place = (code: string) => ({ code })
  const search = { origin: place('THR'), destination: place('MHD'), dates: ['2026-12-03'] }
  assert.equal(AvailableBody.parse(search).flightType, 1)
  assert.equal(TrendingRequest.parse({ cityCode: 'KIH' }).take, 10)
  assert.equal(PAGE_SIZE, 8)
})

test('a token is a Bearer of 1800 s, over 500 ms before its end', () => {
  assert.deepEqual([clocks.accessToken, tokenExpiryMarginMs], [1800, 500])
  const answer = { access_token: 'a', expires_in: 1800 }
  assert.ok(TokenResponse.safeParse({ ...answer, token_type: 'Bearer' }).success)
  assert.ok(!TokenResponse.safeParse({ ...answer, token_type: 'bearer' }).success)
})

test('the browser: 60 s a call, 2 s to rest, a cookie of a year, five digits', () => {
  assert.deepEqual([timeoutMs, idleMs, localeCookieSeconds], [60_000, 2000, 365 * 24 * 3600])
  for (let turn = 0; turn < 50; turn += 1) assert.match(fiveDigits(), /^[1-9]\d{4}$/)
})

test('what only the page itself can hold: a toast of 2 s, a reload a minute', () => {
  assert.match(readFileSync('src/web/ui/dialogs/toast.tsx', 'utf8'), /^const shownMs = 2000$/m)
  assert.match(
    readFileSync('src/web/late-scripts.tsx', 'utf8'),
    /Math\.max\(0, last \+ 60_000 - Date\.now\(\)\)/,
  )
})

/** Inside a part of a page, between the three sizes. */
const ownWidths = [420, 700, 768, 1199, 1200]

test('a phone ends at 576 pixels and a desk begins at 992', () => {
  const ofTravellers = globSync('src/**/*.css').filter((file) => !/^src\/desk\/|\/desk\//.test(file))
  const widths = ofTravellers.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\((min|max)-width: (\d+)px\)/g)].map(
      ([, edge, pixels]) => `${edge} ${pixels}`,
    ),
  )
  const found = new Set(widths).difference(
    new Set(ownWidths.flatMap((pixels) => [`min ${pixels}`, `max ${pixels}`])),
  )
  assert.ok(widths.length > 50)
  assert.deepEqual(
    found,
    new Set(['max 576', 'min 577', 'max 991', 'min 992'].filter((one) => found.has(one))),
  )
  assert.ok(found.has('max 576') && found.has('min 992'))
})

test('support answers from 9 to 24', () => {
  assert.equal(contactIn({}, 'demo').contact.open, '09:00-24:00')
})

test('visas of the Emirates: lengths, validity, entries, transit, and where prices begin', () => {
  const { lengths, currency } = tariffOf('AE')
  const tourist = lengths.filter(({ type }) => type === 'tourist')
  assert.deepEqual(
    tourist.map(({ days }) => days),
    [10, 30, 60, 90],
  )
  assert.equal(countryData('AE').validityDays, 58)
  assert.deepEqual(visaEntries, ['single', 'multiple'])
  const transit = lengths
    .filter(({ type }) => type === 'transit')
    .map(({ days, fees }) => [days * 24, fees.single?.normal])
  assert.deepEqual(transit, [
    [48, 0],
    [96, 50],
  ])
  const from = tourist.map(({ fees }) => fees.single?.normal ?? 0)
  assert.deepEqual([currency, Math.min(...from), Math.max(...from)], ['AED', 100, 500])
})

test('visas of Thailand and Azerbaijan', () => {
  assert.deepEqual(
    tariffOf('TH').lengths.map(({ type, days }) => [type, days]),
    [['tourist', 60]],
  )
  assert.equal(countryData('AZ').passportMonths, 3)
  for (const country of ['AE', 'IT', 'TH'] as const)
    assert.ok(countryData(country).passportMonths >= 3, country)
})

test('rial and dinar are truncated, dollar and dirham rounded to two decimals, in Latin digits', () => {
  const price = rial(28_905_555)
  assert.equal(displayedIn('IRR', price, '1'), '28,905,555')
  assert.equal(displayedIn('IQD', price, '0.001'), '28,905')
  assert.equal(displayedIn('USD', price, '0.0001'), '2,890.56')
  assert.equal(displayedIn('AED', price, '0.0001'), '2,890.56')
})
