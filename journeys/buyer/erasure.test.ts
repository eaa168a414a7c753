import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { bankCalls } from '#accounts/bank-calls.ts'
import { dataCalls } from '#accounts/data-calls.ts'
import { legalHolds } from '#accounts/legal-holds.ts'
import { profileCalls } from '#accounts/profile-calls.ts'
import { one } from '#database/database.ts'
import { rial } from '#money/rial.ts'
import { openAgencyToday, type TestAgency } from '#testing/app/agency.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import { drawnPage } from '#testing/documents/drawn-papers.ts'
import { walletCalls } from '#wallet/calls.ts'
import { filesIn } from '../zip.ts'
import { buy } from './buy.ts'
import { type Buyer, newDiary } from './diary.ts'
import { flightGoods, submit } from './flight-goods.ts'
import { buyerIn, cheapestFare, flightDate } from './owner.ts'
import { tracesIn } from './traces.ts'

let agency: TestAgency
let buyer: Buyer
let token: string

const another = '9351110041'

suite('an account that leaves', () => {
  before(async () => {
    agency = await openAgencyToday()
    const { person, ...signedIn } = await buyerIn(agency, 41)
    buyer = { ...signedIn, person: { ...person, contact: { phoneNumber: `0${another}` } } }
    token = buyer.token
    await live()
  })
  after(async () => {
    await agency[Symbol.asyncDispose]()
    await stopSharedServer()
  })

  test('without a fresh code nothing is taken along and nothing is erased', async () => {
    await sql`update accounts.sessions set proven_at = null`.execute(agency.house.database)
    for (const [line, body] of [
      [dataCalls.prepareExport.line, undefined],
      [dataCalls.exported.line, undefined],
      [dataCalls.erase.line, { agreement: true }],
    ] as const) {
      const told = await agency.ask(line, { by: token, body })
      assert.deepEqual([told.status, told.code], [403, 'STEP_UP_NEEDED'], line)
    }
  })

  test('the export is one zip of what every room knows, with the ticket as paper', async () => {
    await prove()
    const { body } = await exported()
    const names = [...filesIn(body).keys()]
    for (const room of [
      'accounts',
      'orders',
      'wallet',
      'payments',
      'passengers',
      'refunds',
      'messages',
      'storefront',
    ])
      assert.ok(names.includes(`${room}.json`), room)
    assert.ok(
      names.some((name) => /^flights\/ticket-.*\.pdf$/.test(name)),
      names.join(' '),
    )
    assert.ok(names.includes('documents/1-passport.jpg'), names.join(' '))
    const text = [...filesIn(body)]
      .flatMap(([name, bytes]) => (name.endsWith('.json') ? [String(bytes)] : []))
      .join()
    for (const fact of [
      buyer.person.form.nationalCode,
      buyer.person.form.lastNameFarsi,
      'IR820540102680020817909002'.slice(2),
    ])
      assert.ok(text.includes(fact), fact)
    assert.ok(!/argon2|print|sealed/.test(text))
  })

  test('money in the wallet, an open order and a flight ahead stand in the way, each said by name', async () => {
    const { unfinished, kept } = await standing()
    assert.equal(unfinished.length, 2)
    assert.ok(unfinished.some((says) => /هنوز باز است/.test(says)))
    assert.ok(unfinished.some((says) => /پروازی در پیش دارد/.test(says)))
    assert.equal(kept.length, legalHolds.length)
    const told = await agency.ask(dataCalls.erase.line, { by: token, body: { agreement: true } })
    assert.deepEqual([told.status, told.code], [409, 'NOT_ERASABLE_YET'])
    await post(1000)
    assert.ok((await standing()).unfinished.some((says) => /در کیف پول شما 100 تومان/.test(says)))
    await post(-1000)
  })

  test('erased, no table holds the person outside what the law keeps, and a proof says so', async () => {
    await flown()
    const { userId } = await signInAgain()
    assert.deepEqual((await standing()).unfinished, [])
    const places = await placesOf(buyer)
    assert.ok(places.length > 10, 'the search finds what is there')
    assert.ok(places.includes('messages.outbox.recipient'))
    const told = await agency.ask(dataCalls.erase.line, { by: token, body: { agreement: true } })
    assert.equal(told.status, 200, told.text)
    const proof = dataCalls.erase.answer.parse(told.data)
    assert.match(proof.number, /^\d{3}(-\d{3}){3}$/)
    assert.ok(proof.erased.some(({ room }) => room === 'passengers'))
    assert.deepEqual(await placesOf(buyer), [])
    const kept = await one(
      agency.house.database,
      sql<{ proof: object }>`select proof from accounts.erasures where user_id = ${userId}`,
    )
    assert.deepEqual(kept.proof, proof)
  })

  test('its sessions are over, and phone and national code are free for a new account', async () => {
    assert.equal((await agency.ask(walletCalls.balance.line, { by: token })).status, 401)
    const old = buyer.userId
    const again = await agency.admit(buyer.person.phone)
    assert.notEqual(again.userId, old)
    const { nationalCode } = buyer.person.form
    const told = await agency.ask(profileCalls.updateAccount.line, {
      by: again.token,
      body: { nationalCode },
    })
    assert.equal(told.status, 200, told.text)
    assert.equal(await agency.agency.wallet.balanceOf(again.userId), 0)
  })
})

async function live(): Promise<void> {
  const { ask, agency: rooms, house } = agency
  const { pepper } = house.settings.secrets
  const { form, phone } = buyer.person
  await prove()
  const { firstName, lastName, firstNameFarsi, lastNameFarsi, nationalCode } = form
  await said(profileCalls.updateAccount.line, {
    firstName,
    lastName,
    firstNameFarsi,
    lastNameFarsi,
    nationalCode,
    birthDate: '1365-02-03',
  })
  await said(bankCalls.addBankDetail.line, {
    iban: '820540102680020817909002',
    holderName: `${firstNameFarsi} ${lastNameFarsi}`,
  })
  const seat = { date: flightDate(agency), fareId: await cheapestFare(agency) }
  const wish = { goods: flightGoods(seat), cards: ['6037990000001234'] }
  assert.equal((await buy({ ask, pepper }, wish, newDiary(buyer))).status, 'issued')
  assert.ok(await submit({ ask, pepper }, seat, newDiary(buyer)))
  const sent = await drawnPage({ width: 400, height: 300 })
  await rooms.documents.keep({ userId: buyer.userId, address: '10.0.0.1' }, { kind: 'passport', sent })
  await said('POST /accounts/otp/create', { mobile: phone })
}

async function said(line: string, body: object): Promise<void> {
  const told = await agency.ask(line, { by: token, body })
  assert.equal(told.status, 200, `${line} ${told.text}`)
}

async function prove(): Promise<void> {
  const { database, clock } = agency.house
  await sql`update accounts.sessions set proven_at = ${clock.now()} where user_id = ${buyer.userId}`.execute(
    database,
  )
}

async function standing() {
  const told = await agency.ask(dataCalls.erasable.line, { by: token })
  return dataCalls.erasable.answer.parse(told.data)
}

async function exported(): Promise<{ body: Buffer }> {
  const response = await agency.house.app.inject({
    method: 'GET',
    url: '/accounts/data/export',
    headers: { authorization: `Bearer ${token}` },
  })
  assert.equal(response.statusCode, 200)
  assert.equal(response.headers['content-type'], 'application/zip')
  return { body: response.rawPayload }
}

async function post(amount: number): Promise<void> {
  const { wallet, database } = agency.agency
  await database.transaction().execute((trx) =>
    wallet.post(trx, {
      key: `test ${crypto.randomUUID()}`,
      kind: 'topped-up',
      memo: 'test',
      postings: [
        { account: { class: 'gateway-clearing', gatewayId: 1 }, amount: rial(-amount) },
        { account: { class: 'traveller-wallet', userId: buyer.userId }, amount: rial(amount) },
      ],
    }),
  )
}

async function flown(): Promise<void> {
  agency.house.clock.advance({ hours: 24 * 25 })
  await agency.agency.orders.work.sweep()
}

async function signInAgain(): Promise<{ userId: string }> {
  const again = await agency.admit(buyer.person.phone)
  assert.equal(again.userId, buyer.userId)
  token = again.token
  await prove()
  return again
}

async function placesOf({ person }: Buyer): Promise<string[]> {
  const { firstName, lastName, firstNameFarsi, lastNameFarsi, nationalCode } = person.form
  const own = [person.phone.slice(3), another, nationalCode]
  return tracesIn(agency.house.database, [...own, firstName, lastName, firstNameFarsi, lastNameFarsi])
}
