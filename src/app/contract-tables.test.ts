import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { TokenResponse } from '#accounts/call-shapes.ts'
import { WRONG_GUESSES_A_DAY } from '#accounts/code-limits.ts'
import { isNationalCode } from '#accounts/national-code.ts'
import { PASSWORD_LENGTH } from '#accounts/password.ts'
import { clocks } from '#calendar/clocks.ts'
import { tokenExpiryMarginMs } from '#calendar/token-clocks.ts'
import { PICTURE } from '#documents/limits.ts'
import { pictureFormat } from '#documents/picture-format.ts'
import { presenceMinutes } from '#flights/abroad/route-rules.ts'
import { minutesBetweenLegs } from '#flights/leg-times.ts'
import { AvailableBody } from '#flights/requests.ts'
import { MOST_ROOMS, roomName } from '#hotels/occupancy.ts'
import { TrendingRequest } from '#hotels/requests.ts'
import { PAGE_SIZE } from '#magazine/article.ts'
import { isAccountNumber, isCardNumber, isIban } from '#money/bank-account.ts'
import { CURRENCIES } from '#money/currencies.ts'
import { AGE_BANDS } from '#passengers/age.ts'
import { contactFaults } from '#passengers/contact.ts'
import { partyFaults } from '#passengers/party.ts'
import { isPassportNumber, neededUntil } from '#passengers/passport.ts'
import { paymentCalls } from '#payments/calls.ts'
import { topUpLimits } from '#payments/top-up.ts'
import { penaltyStretches } from '#penalties/penalty.ts'
import { penaltyLadders } from '#penalties/penalty-ladders.ts'
import { localeCookieSeconds } from '#root.server.ts'
import { contactIn } from '#server/contact-settings.ts'
import { least, most, only } from '#testing/counts.ts'
import { visaEntries } from '#visas/choice.ts'
import { countryData } from '#visas/countries.ts'
import { tariffOf } from '#visas/data/tariffs.ts'
import { timeoutMs } from '#web/api.ts'
import { fiveDigits } from '#web/back-marks.ts'
import { idleMs } from '#web/when-idle.ts'

const day = Temporal.PlainDate.from('2026-12-03')
const emirates = tariffOf('AE').lengths
const tourist = emirates.filter(({ type }) => type === 'tourist')
const prices = tourist.map(({ fees }) => fees.single?.normal ?? 0)
const transit = (hours: number) =>
  emirates.find(({ type, days }) => type === 'transit' && days * 24 === hours)?.fees.single?.normal

const isToken = (token_type: string) =>
  TokenResponse.safeParse({ access_token: 'a', expires_in: 1800, token_type }).success

/** §9 as it is written, line by line; the third is what the house says, out of its rules. */
const table: readonly (readonly [item: string, value: string, ours: () => string])[] = [
  ['Passengers per booking', '9', () => `${most((adults) => fits(adults, 0, 0))}`],
  [
    'Children per adult',
    '3, or 2 children plus 1 infant',
    () =>
      `${most((children) => fits(1, children, 0))}, or ${most((children) => fits(1, children, 1))} children plus ${most((infants) => fits(1, 2, infants))} infant`,
  ],
  [
    'Age bands',
    'infant 10 days to under 2, child 2-12, adult over 12',
    () => {
      const { infantFromDays, childFromYears, adultFromYears } = AGE_BANDS
      return `infant ${infantFromDays} days to under ${childFromYears}, child ${childFromYears}-${adultFromYears}, adult over ${adultFromYears}`
    },
  ],
  [
    'Hotel rooms',
    'at most 6 (اتاق اول to اتاق ششم)',
    () => `at most ${MOST_ROOMS} (${roomName(0)} to ${roomName(MOST_ROOMS - 1)})`,
  ],
  ['Wallet top-up minimum', '1000 toman', () => `${topUpLimits.least / 10} toman`],
  ['Password minimum', '6 characters', () => `${PASSWORD_LENGTH.least} characters`],
  [
    'Bank account',
    '10 or more digits',
    () => `${least((n) => isAccountNumber('1'.repeat(n)))} or more digits`,
  ],
  [
    'IBAN',
    '24 digits',
    () => `${only((n) => isIban('820540102680020817909002'.slice(0, n).padEnd(n, '0')))} digits`,
  ],
  [
    'Card',
    '16 digits',
    () => `${only((n) => isCardNumber('6219861034529007'.slice(0, n).padEnd(n, '0')))} digits`,
  ],
  ['Upload', 'JPG or PNG, 5 MB', () => `${formats()}, ${PICTURE.mostBytes / 1024 / 1024} MB`],
  [
    'Login code',
    '4 digits',
    () => `${Math.min(...Object.keys(WRONG_GUESSES_A_DAY.phone).map(Number))} digits`,
  ],
  [
    'National code',
    '10 digits',
    () => `${only((n) => isNationalCode('0084575948'.slice(0, n).padEnd(n, '0')))} digits`,
  ],
  [
    'Phone',
    '10 digits, optional leading 0',
    () =>
      `${only((n) => isPhone('9'.padEnd(n, '1')))} digits, ${isPhone('09111111111') ? 'optional leading 0' : ''}`,
  ],
  [
    'Passport validity',
    '6 months (3 months for the Azerbaijan e-visa)',
    () =>
      `${day.until(neededUntil(day), { largestUnit: 'months' }).months} months (${countryData('AZ').passportMonths} months for the Azerbaijan e-visa)`,
  ],
  [
    'Other-country passport number',
    '6-10 characters',
    () => {
      const isNumber = (n: number) => isPassportNumber('A'.repeat(n), 'OtherCountries')
      return `${least(isNumber)}-${most(isNumber)} characters`
    },
  ],
  ['Refund result', 'within 24 hours', () => `within ${clocks.refundAnswered / 3600} hours`],
  ['Failed-payment refund', 'within 72 hours', () => `within ${clocks.failedPaymentReturned / 3600} hours`],
  ['Ticket issue status', 'within 15 minutes', () => `within ${clocks.issueAnnounced / 60} minutes`],
  [
    'Check-in',
    'domestic at least 1 hour before departure (1.5 hours charter); international at least 3 hours',
    () =>
      `domestic at least ${presence(false, false)} hour before departure (${presence(false, true)} hours charter); international at least ${presence(true, false)} hours`,
  ],
  [
    'International connections',
    'at least 4 hours between flights',
    () => `at least ${minutesBetweenLegs(true) / 60} hours between flights`,
  ],
  [
    'Domestic refund',
    'until 12:00 the day before the flight',
    () => `until ${domesticCutOff()} the day before the flight`,
  ],
  [
    'Support hours',
    '9:00 to 24:00',
    () => (contactIn({}, 'demo').contact.open ?? '').replace('09', '9').replace('-', ' to '),
  ],
  ['UAE visa lengths', '10, 30, 60, 90 days', () => `${tourist.map(({ days }) => days).join(', ')} days`],
  ['UAE visa validity', '58 days', () => `${countryData('AE').validityDays} days`],
  ['UAE visa entries', 'single or multiple', () => visaEntries.join(' or ')],
  [
    'UAE transit',
    '96-hour costs 50 dirham; 48-hour is free',
    () => `96-hour costs ${transit(96)} dirham; 48-hour is ${transit(48) === 0 ? 'free' : 'not'}`,
  ],
  [
    'UAE visa price-start labels',
    '100 to 500 dirham',
    () => `${Math.min(...prices)} to ${Math.max(...prices)} dirham`,
  ],
  [
    'Thailand tourist visa',
    '60 days',
    () =>
      `${tariffOf('TH')
        .lengths.map(({ days }) => days)
        .join()} days`,
  ],
  ['Currencies', 'IRR, USD, AED, IQD', () => Object.keys(CURRENCIES).join(', ')],
  [
    'Default active gateway id',
    '1',
    () => `${paymentCalls.pay.body.parse({ orderId: '8b0f3f0e-7d4c-4c6b-9b60-3a1f6f1d2c11' }).gatewayId}`,
  ],
  [
    'Default flight type',
    'one-way',
    () => (AvailableBody.parse(search).flightType === 1 ? 'one-way' : 'another'),
  ],
  ['Hotel trending take', '10', () => `${TrendingRequest.parse({ cityCode: 'KIH' }).take}`],
  ['Blog page size', '8', () => `${PAGE_SIZE}`],
  ['HTTP time-out', '60000 ms', () => `${timeoutMs} ms`],
  ['Token max age', '1800 s', () => `${clocks.accessToken} s`],
  ['Token expiry margin', '500 ms', () => `${tokenExpiryMarginMs} ms`],
  ['Token type', 'Bearer', () => ['Bearer', 'bearer', 'Basic'].filter(isToken).join()],
  ['Locale cookie', '365 days', () => `${localeCookieSeconds / 86_400} days`],
  [
    'Chunk reload guard',
    '60 s',
    () => `${numberIn('src/web/late-scripts.tsx', /last \+ ([\d_]+) - Date\.now/) / 1000} s`,
  ],
  ['Idle hydration timeout', '2000 ms', () => `${idleMs} ms`],
  [
    'Back-button marker',
    'random 5-digit number',
    () =>
      `random ${new Set(Array.from({ length: 40 }, () => `${fiveDigits().length}`)).values().toArray().join()}-digit number`,
  ],
  ['Toast', '2000 ms', () => `${numberIn('src/web/ui/dialogs/toast.tsx', /^const shownMs = (\d+)$/m)} ms`],
  [
    'Breakpoints',
    'mobile up to 576 px, tablet 576 to 992 px, desktop from 992 px',
    () => {
      const styles = readFileSync('src/web/layouts/lost.css', 'utf8')
      const phone = /max-width: 576px/.test(styles) && 576
      const desk = /min-width: 992px/.test(styles) && 992
      return `mobile up to ${phone} px, tablet ${phone} to ${desk} px, desktop from ${desk} px`
    },
  ],
]

for (const [item, value, ours] of table)
  test(`${item}: ${value}`, () => {
    assert.equal(ours(), value)
  })

const search = { origin: { code: 'THR' }, destination: { code: 'MHD' }, dates: ['2026-12-03'] }

function fits(adults: number, children: number, infants: number): boolean {
  return partyFaults({ adults, children, infants }).length === 0
}

function isPhone(phoneNumber: string): boolean {
  return contactFaults({ phoneNumber }).length === 0
}

function formats(): string {
  const kinds = [
    ['JPG', [0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0]],
    ['PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
    ['GIF', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0, 0]],
    ['WEBP', [0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0]],
  ] as const
  return kinds
    .flatMap(([name, bytes]) => (pictureFormat(Uint8Array.from(bytes)) === undefined ? [] : name))
    .join(' or ')
}

function presence(isInternational: boolean, isCharter: boolean): number {
  return presenceMinutes({ isInternational, isCharter }) / 60
}

/** The last clock at which a domestic ladder still gives anything back, the day before. */
function domesticCutOff(): string {
  const departure = Temporal.ZonedDateTime.from('2026-12-03T18:30[Asia/Tehran]')
  const ends = penaltyLadders
    .filter(({ cutOff }) => cutOff === 'noon-before')
    .flatMap((ladder) => penaltyStretches(ladder, departure).at(-1)?.from ?? [])
  const last = ends.toSorted(Temporal.Instant.compare).at(-1)?.toZonedDateTimeISO('Asia/Tehran')
  assert.equal(last?.toPlainDate().until(day).days, 1)
  return last?.toPlainTime().toString({ smallestUnit: 'minute' }) ?? ''
}

function numberIn(file: string, pattern: RegExp): number {
  return Number(pattern.exec(readFileSync(file, 'utf8'))?.[1]?.replaceAll('_', ''))
}
