import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { type ErrorName, errorCatalogue } from '#app/error-catalogue.ts'
import { Submitted } from '#flights/booking/order-response.ts'
import { flightCalls } from '#flights/calls.ts'
import { passengerCalls } from '#passengers/calls.ts'
import {
  openTestAgency,
  type SignedIn,
  sentBy,
  type TestAgency,
  type TestResponse,
} from '#testing/app/agency.ts'
import { openVisaOffice, type VisaOffice } from '#testing/app/visas.ts'
import { contact, flight, reserveLine, sara, saraAbroad, submitLine } from '#testing/flights/buying.ts'
import { visaFace } from '#visas/web/face.ts'
import { nextStep, SessionError, userIn } from '#web/session-rules.ts'

/** What §8 lists, in its order; the technical ones last. */
const cases: readonly ErrorName[] = [
  'bookingFailed',
  'paymentFailed',
  'issueFailed',
  'noGateway',
  'noNewTraveller',
  'priceChanged',
  'noFlights',
  'passengerNotFound',
  'noTransaction',
  'noPayment',
  'noTrip',
  'resultsOutdated',
  'pageNotFound',
  'visaClosed',
  'imageTooLarge',
  'imageFormat',
  'passportImage',
  'uploadError',
  'insufficientBalance',
  'incorrectCode',
  'incorrectPassword',
  'invalidMobile',
  'invalidNationalCode',
  'invalidPassport',
  'invalidPhone',
  'invalidEmail',
  'sessionExpired',
  'sessionReset',
  'userDataMissing',
  'unreachable',
  'internal',
]

/** Said by screens alone, each with the story that reads it there. */
const stories: Partial<Record<ErrorName, readonly [story: string, words: string]>> = {
  paymentFailed: ['journeys/money-failures.test.ts', 'پرداخت ناموفق'],
  issueFailed: ['journeys/money-failures.test.ts', 'بلیت صادر نشد'],
  noFlights: ['journeys/no-dead-ends.test.ts', 'برای این روز پروازی نیست'],
  pageNotFound: ['journeys/public-pages.test.ts', 'دنبالش بودید پیدا نشد'],
  passportImage: ['journeys/passport-scanning.ts', 'گذرنامه معتبر نیست'],
  sessionReset: ['journeys/account-session.test.ts', errorCatalogue.sessionReset.says],
  unreachable: ['journeys/visa-scan.test.ts', 'اتصال برقرار نشد'],
}

const nobody = '00000000-0000-4000-8000-000000000000'
const tomorrow = '2026-12-03'

suite('every error of §8 has one row, and its words reach whoever provokes it', () => {
  let t: TestAgency
  let user: SignedIn
  before(async () => {
    t = await openTestAgency({ JOBS: 'elsewhere' })
    t.house.clock.set(Temporal.Instant.from('2026-11-21T06:00:00Z'))
    user = await t.admit('+989140000001')
  })
  after(() => t[Symbol.asyncDispose]())

  const ask = (line: string, body?: object) => t.ask(line, { by: user.token, body })
  const save = (change: object) => ask(passengerCalls.save.line, { passenger: { ...sara, ...change } })
  async function search() {
    const body = { origin: { code: 'THR' }, destination: { code: 'MHD' }, dates: [tomorrow] }
    return flightCalls.available.answer.parse((await ask(flightCalls.available.line, body)).data)
  }
  async function submit(number: string, more: object = {}): Promise<TestResponse> {
    const { requestId, proposals } = await search()
    const proposal = flight(number)(proposals)
    assert.ok(proposal)
    const { proposalId } = proposal
    return ask(submitLine, { requestId, proposalId, passengers: [sara], contact, ...more })
  }
  const upload = async (bytes: Uint8Array<ArrayBuffer>): Promise<TestResponse> => {
    const form = new FormData()
    form.set('file', new Blob([bytes]), 'passport.jpg')
    const { statusCode, body } = await t.house.app.inject({
      method: 'POST',
      url: '/blob/Blob/Upload',
      headers: { authorization: `Bearer ${user.token}` },
      payload: form,
    })
    return sentBy(statusCode, body, undefined)
  }
  /** In one browser: a code is spent where it was asked for. */
  async function wrongCode(mobile: string): Promise<TestResponse> {
    const post = (url: string, payload: object, cookie = '') =>
      t.house.app.inject({ method: 'POST', url, payload, headers: { cookie } })
    const sent = await post('/accounts/otp/create', { mobile })
    const cookie = sent.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const { requestId } = sent.json().data
    const guess = { grant_type: 'otp', mobile, request_id: requestId, code: 'ABCD' }
    const { statusCode, body } = await post('/accounts/connect/token', guess, cookie)
    return sentBy(statusCode, body, undefined)
  }

  const provoked: Partial<Record<ErrorName, () => Promise<TestResponse>>> = {
    async bookingFailed() {
      const { orderId } = Submitted.parse((await submit('W5 9999')).data)
      await sql`alter table orders."order" disable trigger user`.execute(t.house.database)
      await sql`update orders."order" set status = 'rejected' where id = ${orderId}`.execute(t.house.database)
      await sql`alter table orders."order" enable trigger user`.execute(t.house.database)
      return ask('POST /api/wallet/wallet/ConfirmOrder', { orderId })
    },
    async noNewTraveller() {
      await sql`insert into passengers.saved (user_id, first_name, last_name, first_name_farsi, last_name_farsi, gender,
          birth_date, national_code, used_at)
        select ${user.userId}, 'A', 'B', 'ا', 'ب', 'Male', date '1990-01-01', lpad(n::text, 10, '0'), now()
        from generate_series(1, 100) as n`.execute(t.house.database)
      const told = await save({ nationalCode: '0076229645' })
      await sql`delete from passengers.saved where user_id = ${user.userId}`.execute(t.house.database)
      return told
    },
    passengerNotFound: () => save({ id: nobody }),
    noTransaction: () => ask(`GET /api/wallet/WalletFlows/Receipt/999999`),
    noPayment: () => ask(`GET /api/payment/Pay/ById?id=${nobody}`),
    noTrip: () => ask(`GET /api/orders/Order/GetCurrentUserOrderDetails/${nobody}`),
    async resultsOutdated() {
      const { requestId, proposals } = await search()
      t.house.clock.advance({ minutes: 16 })
      const proposalId = proposals[0]?.proposalId
      return ask(submitLine, { requestId, proposalId, passengers: [sara], contact })
    },
    imageTooLarge: () => upload(new Uint8Array(6 * 1024 * 1024).fill(255)),
    imageFormat: () => upload(new TextEncoder().encode('GIF89a, and nothing of a picture')),
    uploadError: () =>
      upload(Uint8Array.from([255, 216, 255, 224, 0, 16, 74, 70, 73, 70, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0])),
    async insufficientBalance() {
      const { orderId } = Submitted.parse((await submit('W5 9998')).data)
      await ask(reserveLine, { orderId })
      return ask('POST /api/wallet/wallet/ConfirmOrder', { orderId })
    },
    incorrectCode: () => wrongCode('09140000009'),
    incorrectPassword: () =>
      t.ask('POST /accounts/connect/token', {
        body: { grant_type: 'password', username: '09140000001', password: 'sarv-o-kaj-1' },
      }),
    invalidMobile: () => t.ask('POST /accounts/otp/create', { body: { mobile: '0912' } }),
    invalidNationalCode: () => save({ nationalCode: '0084575949' }),
    invalidPassport: () => save({ ...saraAbroad, nationalCode: undefined, passportNumber: '12' }),
    invalidPhone: () => submit('W5 9998', { contact: { phoneNumber: '0912', email: '' } }),
    invalidEmail: () => submit('W5 9998', { contact: { ...contact, email: 'nika@' } }),
    async internal() {
      await sql`alter table passengers.saved rename to gone`.execute(t.house.database)
      const told = await ask(passengerCalls.mine.line)
      await sql`alter table passengers.gone rename to saved`.execute(t.house.database)
      return told
    },
    sessionExpired: () => t.ask('GET /accounts/connect/userinfo', { by: 'no.such.token' }),
  }

  test('no case of §8 is without a row, and each row has its words, a cause and a next step', () => {
    assert.deepEqual(Object.keys(errorCatalogue).toSorted(), cases.toSorted())
    for (const [name, { says, cause, next }] of Object.entries(errorCatalogue))
      for (const words of [says, cause, next]) assert.ok(words.length >= 10, name)
    assert.ok(errorCatalogue.bookingFailed.says.startsWith('رزرو شما با خطا مواجه شد!'))
    assert.ok(errorCatalogue.paymentFailed.says.includes('۷۲ ساعت'))
    assert.ok(errorCatalogue.issueFailed.says.includes('کیف پول'))
    assert.equal(errorCatalogue.invalidNationalCode.says, 'کد ملی نامعتبر است')
  })

  for (const [name, provoke] of Object.entries(provoked))
    test(`${name} is said by the call that provokes it`, async () => {
      const row = errorCatalogue[name as ErrorName]
      const told = await provoke()
      assert.deepEqual([told.status, told.code], [row.status, row.code], told.text.slice(0, 300))
      const sentences = told.said.flatMap(({ errors }) => errors)
      assert.ok(sentences.includes(row.says), sentences.join(' | '))
    })

  test('where no bank answers there is no gateway, and it is said so', async () => {
    await using away = await openTestAgency({ JOBS: 'elsewhere', BANK_URL: 'http://127.0.0.1:9' })
    const { token } = await away.admit('+989140000002')
    const pay = (gatewayId: number) =>
      away.ask('POST /api/payment/Pay/Create', {
        by: token,
        body: { topUp: { amount: 50_000_000 }, gatewayId },
      })
    const gateways = [1, 2, 3, 4, 5].flatMap((id) => [id, id, id])
    for (const gatewayId of gateways) await pay(gatewayId)
    const told = await pay(1)
    const { status, code, says } = errorCatalogue.noGateway
    assert.deepEqual([told.status, told.code, told.said[0]?.errors[0]], [status, code, says])
  })

  test('a country that is closed and a price that moved say so', async () => {
    await using office: VisaOffice = await openVisaOffice()
    const somebody = await office.user()
    const { priceChanged, visaClosed } = errorCatalogue
    const moved = await office.submit(
      somebody,
      await office.requestOf(somebody, { more: { totalPrice: 76_970_000 } }),
    )
    assert.deepEqual([moved.status, moved.code], [priceChanged.status, priceChanged.code])
    assert.deepEqual(moved.said[0]?.errors, [visaFace.priceChanged])
    await office.desk.open('TH', false)
    const told = await office.submit(
      somebody,
      await office.requestOf(somebody, { choice: { country: 'TH', days: 60 } }),
    )
    const { status, code, says } = visaClosed
    assert.deepEqual([told.status, told.code, told.said[0]?.errors[0]], [status, code, says])
  })

  test('the browser resets a session that is over or has no user, in the words of §8', () => {
    const ended = { accessToken: 'a', accessExpiresAt: 0, refresh: 'ended' } as const
    assert.throws(() => nextStep(ended, 1), new SessionError(errorCatalogue.sessionReset.says))
    assert.throws(() => userIn({}), new SessionError(errorCatalogue.userDataMissing.says))
  })

  test('no row is left that nothing provokes', () => {
    const apart = ['noGateway', 'visaClosed', 'priceChanged', 'sessionReset', 'userDataMissing']
    const reached = new Set([...Object.keys(provoked), ...Object.keys(stories), ...apart])
    assert.deepEqual([...reached].toSorted(), Object.keys(errorCatalogue).toSorted())
  })

  test('what screens alone say is read there by a story', () => {
    for (const [name, [story, words]] of Object.entries(stories)) {
      assert.ok(errorCatalogue[name as ErrorName].says.includes(words), name)
      assert.ok(readFileSync(story, 'utf8').includes(words), `${story}: ${words}`)
    }
  })
})
