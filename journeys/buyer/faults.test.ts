import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { flightCalls } from '#flights/calls.ts'
import { orderCalls } from '#orders/calls.ts'
import { CONTACT_TEXTS } from '#passengers/contact.ts'
import { PARTY_TEXTS } from '#passengers/party.ts'
import { PASSENGER_TEXTS } from '#passengers/texts.ts'
import { openAgencyToday, type TestAgency, type TestResponse } from '#testing/app/agency.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import { type Buyer } from './diary.ts'
import { adultToMashhad } from './flight-goods.ts'
import { buyerIn, cheapestFare, flightDate } from './owner.ts'
import { personOf } from './person.ts'

let agency: TestAgency
let buyer: Buyer
let fareId: number

const family = { adults: 1, children: 1, infants: 1 }
const { form, contact } = personOf(1)

/** §5, passenger form: field, value, and the message's key. */
const wrongFields: readonly (readonly [
  keyof typeof form,
  string | undefined,
  keyof typeof PASSENGER_TEXTS,
])[] = [
  ['firstName', '', 'PL_ENTER_YOUR_FIRST_NAME'],
  ['firstName', undefined, 'PL_ENTER_YOUR_FIRST_NAME'],
  ['firstName', '   ', 'PL_ENTER_YOUR_FIRST_NAME'],
  ['firstName', 'داریوش', 'NAME_IS_NOT_LATIN'],
  ['firstName', 'DARIUSH2', 'NAME_IS_NOT_LATIN'],
  ['firstName', 'O*Neil', 'NAME_IS_NOT_LATIN'],
  ['lastName', '', 'PL_ENTER_YOUR_LAST_NAME'],
  ['lastName', 'محمدی', 'NAME_IS_NOT_LATIN'],
  ['firstNameFarsi', '', 'PL_ENTER_YOUR_FIRST_NAME_FARSI'],
  ['firstNameFarsi', 'DARIUSH', 'NAME_IS_NOT_FARSI'],
  ['firstNameFarsi', '۱۲۳', 'NAME_IS_NOT_FARSI'],
  ['lastNameFarsi', '', 'PL_ENTER_YOUR_LAST_NAME_FARSI'],
  ['lastNameFarsi', 'MOHAMMADI', 'NAME_IS_NOT_FARSI'],
  ['genderTitle', '', 'PL_ENTER_YOUR_GENDER'],
  ['genderTitle', 'آقا', 'PL_ENTER_YOUR_GENDER'],
  ['birthDateFa', '', 'PL_ENTER_YOUR_BIRTH_DATE'],
  ['birthDateFa', '1365/13/01', 'BIRTH_DATE_IS_INVALID'],
  ['birthDateFa', '1404/12/30', 'BIRTH_DATE_IS_INVALID'],
  ['birthDateFa', '1250/01/01', 'BIRTH_DATE_IS_INVALID'],
  ['birthDateFa', 'دیروز', 'BIRTH_DATE_IS_INVALID'],
  ['nationalCode', '', 'PL_ENTER_YOUR_NATIONAL_CODE'],
  ['nationalCode', '001234567', 'NATIONAL_CODE_IS_INVALID'],
  ['nationalCode', '00123456790', 'NATIONAL_CODE_IS_INVALID'],
  ['nationalCode', '0012345678', 'NATIONAL_CODE_IS_INVALID'],
  ['nationalCode', '1111111111', 'NATIONAL_CODE_IS_INVALID'],
  ['nationalCode', 'ABCDEFGHIJ', 'NATIONAL_CODE_IS_INVALID'],
]

const wrongContacts = [
  ['phoneNumber', '', 'PL_ENTER_YOUR_CALL_NUMBER'],
  ['phoneNumber', '091212345', 'PHONE_NUMBER_IS_INVALID'],
  ['phoneNumber', '091212345678', 'PHONE_NUMBER_IS_INVALID'],
  ['phoneNumber', 'شماره', 'PHONE_NUMBER_IS_INVALID'],
  ['email', 'dariush', 'EMAIL_IS_INVALID'],
  ['email', 'dariush@example', 'EMAIL_IS_INVALID'],
  ['email', 'dariush@@example.ir', 'EMAIL_IS_INVALID'],
] as const

/** §5: wrong passenger counts, refused at the search. */
const wrongParties = [
  [{ adults: 0, children: 1 }, 'ADULT_IS_REQUIRED'],
  [{ adults: 0, infants: 1 }, 'ADULT_IS_REQUIRED'],
  [{ adults: 1, infants: 2 }, 'INFANTS_MORE_THAN_ADULTS'],
  [{ adults: 1, children: 4 }, 'CHILDREN_MORE_THAN_ALLOWED'],
  [{ adults: 1, children: 3, infants: 1 }, 'CHILDREN_MORE_THAN_ALLOWED'],
  [{ adults: 5, children: 5 }, 'PASSENGERS_MORE_THAN_NINE'],
] as const

suite('what a form may not say', () => {
  before(async () => {
    agency = await openAgencyToday()
    buyer = await buyerIn(agency, 1)
    fareId = await cheapestFare(agency)
  })
  after(async () => {
    await agency[Symbol.asyncDispose]()
    await stopSharedServer()
  })

  for (const [field, value, key] of wrongFields)
    test(`«${value}» as ${field} is answered by ${key}`, async () => {
      assertSays(
        await submitted([{ ...form, [field]: value }]),
        `passengers.0.${field}`,
        PASSENGER_TEXTS[key],
      )
    })

  test('an age category that is not his on the day of the flight is answered', async () => {
    const { PASSENGER_AGE_IS_INVALID: sentence } = PASSENGER_TEXTS
    assertSays(await submitted([{ ...form, type: 2 }]), 'passengers.0.type', sentence)
    const child = { ...form, birthDateFa: born({ years: 11, months: 11 }) }
    assertSays(await submitted([child]), 'passengers.0.birthDateFa', sentence)
  })

  test('a child past its twelfth birthday, an infant past its second and one to be born are answered', async () => {
    const other = (number: number, birthDateFa: string, firstName: string) => ({
      ...personOf(number).form,
      firstName,
      birthDateFa,
    })
    const [child, infant] = [born({ years: 5 }), born({ months: 8 })]
    const withThem = (childBorn: string, infantBorn: string) =>
      submitted([form, other(2, childBorn, 'OMID'), other(3, infantBorn, 'NIKA')])
    const { PASSENGER_AGE_IS_INVALID: wrongAge, BIRTH_DATE_IN_FUTURE: unborn } = PASSENGER_TEXTS
    assertSays(await withThem(born({ years: 12 }), infant), 'passengers.1.birthDateFa', wrongAge)
    assertSays(await withThem(child, born({ years: 2 })), 'passengers.2.birthDateFa', wrongAge)
    assertSays(await withThem(child, born({ days: 9 })), 'passengers.2.birthDateFa', unborn)
    assertSays(
      await submitted([form, other(2, child, 'OMID'), { ...other(2, infant, 'NIKA') }]),
      'passengers.2.nationalCode',
      PASSENGER_TEXTS.SAME_PERSON_TWICE,
    )
  })

  test('every fault of every passenger is told at once', async () => {
    const told = await submitted([{ ...form, firstName: '', nationalCode: '1', genderTitle: '' }])
    assert.deepEqual(
      told.said.map(({ property }) => property).sort(),
      ['firstName', 'genderTitle', 'nationalCode'].map((field) => `passengers.0.${field}`),
    )
  })

  for (const [field, value, key] of wrongContacts)
    test(`«${value}» as the contact's ${field} is answered by ${key}`, async () => {
      const told = await submitted([form], { contact: { ...contact, [field]: value } })
      assertSays(told, `contact.${field}`, CONTACT_TEXTS[key])
    })

  test('as many passengers as were searched for, no fewer and no more', async () => {
    const sentence = 'اطلاعات همهٔ مسافران جستجو را وارد کنید.'
    assertSays(await submitted([form, personOf(2).form]), 'passengers', sentence)
    assertSays(await submitted([]), 'passengers', 'مسافر را وارد کنید.')
  })

  for (const [party, key] of wrongParties)
    test(`a party of ${JSON.stringify(party)} is answered by ${key}`, async () => {
      const body = { ...adultToMashhad(flightDate(agency)), ...party }
      const told = await agency.ask(flightCalls.available.line, { body })
      assert.equal(told.status, 400, told.text)
      assert.deepEqual(
        told.said.flatMap(({ errors }) => errors),
        [PARTY_TEXTS[key]],
      )
    })

  test('values of another kind than asked for are answered in Persian, whatever they are', async () => {
    const odd = [null, 7, true, [], {}, { $gt: '' }, 'x'.repeat(1_000), '\u0000', '\ud800']
    const fields = [
      'firstName',
      'firstNameFarsi',
      'birthDateFa',
      'nationalCode',
      'genderTitle',
      'type',
    ] as const
    for (const field of fields)
      for (const value of odd) {
        const told = await submitted([{ ...form, [field]: value }])
        assert.equal(told.status, 400, `${field} ${JSON.stringify(value)} ${told.text}`)
        for (const { errors } of told.said)
          for (const sentence of errors) assert.match(sentence, /^[^A-Za-z]*[\u0600-\u06ff]/, sentence)
      }
  })

  test('nothing of all this has made an order', async () => {
    const mine = await agency.ask(orderCalls.mine.line, { by: buyer.token, body: {} })
    assert.equal(orderCalls.mine.answer.parse(mine.data).total, 0)
  })
})

function born(before: Temporal.DurationLike): string {
  return Temporal.PlainDate.from(flightDate(agency)).subtract(before).toString()
}

async function submitted(passengers: readonly object[], more: object = {}): Promise<TestResponse> {
  const party = passengers.length === 3 ? family : {}
  const body = { ...adultToMashhad(flightDate(agency)), ...party }
  const found = flightCalls.available.answer.parse(
    (await agency.ask(flightCalls.available.line, { body })).data,
  )
  return agency.ask(flightCalls.submit.line, {
    by: buyer.token,
    body: { requestId: found.requestId, proposalId: String(fareId), passengers, contact, ...more },
  })
}

function assertSays(told: TestResponse, property: string, sentence: string): void {
  assert.equal(told.status, 400, told.text)
  assert.equal(told.code, 'VALIDATION')
  assert.deepEqual(told.said, [{ property, errors: [sentence] }])
}
