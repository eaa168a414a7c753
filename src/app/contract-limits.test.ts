import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isNationalCode } from '#accounts/national-code.ts'
import { PASSWORD_LENGTH } from '#accounts/password.ts'
import { clocks } from '#calendar/clocks.ts'
import { PICTURE } from '#documents/limits.ts'
import { pictureFormat } from '#documents/picture-format.ts'
import { presenceMinutes } from '#flights/abroad/route-rules.ts'
import { minutesBetweenLegs } from '#flights/leg-times.ts'
import { MOST_ROOMS, roomName } from '#hotels/occupancy.ts'
import { isAccountNumber, isCardNumber, isIban } from '#money/bank-account.ts'
import { AGE_BANDS, ageGroupAt, mayFly } from '#passengers/age.ts'
import { contactFaults } from '#passengers/contact.ts'
import { partyFaults } from '#passengers/party.ts'
import { isPassportNumber, neededUntil } from '#passengers/passport.ts'
import { topUpLimits } from '#payments/top-up.ts'
import { VISA_FILE_MOST_BYTES } from '#visas/visa-file.ts'

const day = Temporal.PlainDate.from('2026-12-03')
const digits = (count: number) => '1'.repeat(count)

test('nine people a booking, three children or two and an infant an adult', () => {
  const fits = (adults: number, children: number, infants: number) =>
    partyFaults({ adults, children, infants }).length === 0
  for (const [adults, children, infants] of [
    [9, 0, 0],
    [1, 3, 0],
    [1, 2, 1],
    [2, 6, 0],
    [4, 1, 4],
  ] as const)
    assert.ok(fits(adults, children, infants), `${adults} ${children} ${infants}`)
  for (const [adults, children, infants] of [
    [10, 0, 0],
    [1, 4, 0],
    [1, 3, 1],
    [1, 2, 2],
    [1, 0, 2],
    [0, 1, 0],
    [0, 0, 1],
  ] as const)
    assert.ok(!fits(adults, children, infants), `${adults} ${children} ${infants}`)
})

test('an infant from ten days to two years, a child to twelve, then an adult', () => {
  assert.deepEqual(AGE_BANDS, { infantFromDays: 10, childFromYears: 2, adultFromYears: 12 })
  assert.deepEqual(
    [mayFly(day.subtract({ days: 9 }), day), mayFly(day.subtract({ days: 10 }), day)],
    [false, true],
  )
  const ageOf = (years: number, days: number) => ageGroupAt(day.subtract({ years }).add({ days }), day)
  assert.deepEqual(
    [ageOf(2, 1), ageOf(2, 0), ageOf(12, 1), ageOf(12, 0)],
    ['infant', 'child', 'child', 'adult'],
  )
})

test('six rooms, the first to the sixth', () => {
  assert.equal(MOST_ROOMS, 6)
  const names = ['اول', 'دوم', 'سوم', 'چهارم', 'پنجم', 'ششم'].map((name) => `اتاق ${name}`)
  assert.deepEqual(
    names.map((_, place) => roomName(place)),
    names,
  )
  assert.throws(() => roomName(6), RangeError)
})

test('money: a top-up from 1000 toman, account, IBAN and card by their digits', () => {
  assert.equal(topUpLimits.least, 1000 * 10)
  assert.deepEqual([isAccountNumber(digits(9)), isAccountNumber(digits(10))], [false, true])
  const iban = '820540102680020817909002'
  assert.equal(iban.length, 24)
  assert.ok(isIban(iban) && !isIban(iban.slice(1)) && !isIban(`${iban}0`))
  const card = '6219861034529007'
  assert.equal(card.length, 16)
  assert.ok(isCardNumber(card) && !isCardNumber(card.slice(1)) && !isCardNumber(`${card}0`))
})

test('a password from six characters, a national code of ten digits, a phone of ten with or without 0', () => {
  assert.equal(PASSWORD_LENGTH.least, 6)
  assert.ok(isNationalCode('0084575948') && !isNationalCode('084575948') && !isNationalCode('00084575948'))
  const faultsOf = (phoneNumber: string) => contactFaults({ phoneNumber }).map(({ key }) => key)
  for (const phone of ['9121234567', '09121234567']) assert.deepEqual(faultsOf(phone), [])
  for (const phone of ['912123456', '91212345678', '009121234567'])
    assert.deepEqual(faultsOf(phone), ['PHONE_NUMBER_IS_INVALID'])
  assert.deepEqual(faultsOf(''), ['PL_ENTER_YOUR_CALL_NUMBER'])
})

test('a picture is JPG or PNG and of 5 MB at most, so is a paper of a visa', () => {
  assert.deepEqual([PICTURE.mostBytes, VISA_FILE_MOST_BYTES], [5 * 1024 * 1024, 5 * 1024 * 1024])
  const format = (...bytes: readonly number[]) => pictureFormat(Uint8Array.from(bytes))
  assert.equal(format(0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0), 'jpeg')
  assert.equal(format(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), 'png')
  assert.equal(format(...Buffer.from('GIF89a..')), undefined)
})

test('a passport is valid for six months more, its number is of its country’s shape', () => {
  assert.equal(neededUntil(day).toString(), '2027-06-03')
  const shapes = {
    IraqPassport: {
      right: ['A1234567', 'A12345678', 'AB123456', 'AB1234567'],
      wrong: ['A123456', 'AB12345678'],
    },
    IranianPassport: { right: ['K1234567', 'K12345678'], wrong: ['KA123456', 'K123456', 'K123456789'] },
    OtherCountries: { right: ['ABC123', '1234567890'], wrong: ['AB123', '12345678901', 'ABC-123'] },
  } as const
  for (const [type, { right, wrong }] of Object.entries(shapes)) {
    for (const number of right) assert.ok(isPassportNumber(number, type as keyof typeof shapes), number)
    for (const number of wrong) assert.ok(!isPassportNumber(number, type as keyof typeof shapes), number)
  }
})

test('what was promised: a refund in 24 hours, a failed payment in 72, a ticket in 15 minutes', () => {
  assert.deepEqual(
    [clocks.refundAnswered, clocks.failedPaymentReturned, clocks.issueAnnounced],
    [24 * 3600, 72 * 3600, 15 * 60],
  )
})

test('at the airport an hour before at home, one and a half by charter, three abroad; four between flights', () => {
  const minutes = (isInternational: boolean, isCharter: boolean) =>
    presenceMinutes({ isInternational, isCharter })
  assert.deepEqual(
    [minutes(false, false), minutes(false, true), minutes(true, false), minutes(true, true)],
    [60, 90, 180, 180],
  )
  assert.equal(minutesBetweenLegs(true), 4 * 60)
})
