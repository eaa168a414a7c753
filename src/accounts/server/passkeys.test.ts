import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openTestAccounts, type TestAccounts } from '#testing/accounts/accounts.ts'
import { someBrowser } from '#testing/accounts/arrival.ts'
import { Authenticator, type Lies } from '#testing/accounts/authenticator.ts'
import { PasskeyBrowser as Browser } from '#testing/accounts/passkey-browser.ts'

const origin = 'http://localhost:3000'
const sara = '+989121111111'
const nima = '+989122222222'

test('a passkey made here signs in from here, with no name and no number typed', async () => {
  await using room = await openTestAccounts()
  const browser = await signedIn(room, sara)
  const device = new Authenticator(origin)
  const made = await browser.add(device)
  assert.equal(made.statusCode, 200)
  assert.equal(made.json().data.name, 'کروم در لینوکس')
  const stranger = new Browser(room)
  const answer = await stranger.enter(device)
  assert.equal(answer.statusCode, 200)
  assert.deepEqual(Object.keys(answer.json()).sort(), ['access_token', 'expires_in', 'token_type'])
  const mine = await stranger.ask('GET', '/accounts/sessions', { bearer: answer.json().access_token })
  assert.equal(mine.json().data[0].how, 'passkey')
  assert.ok(room.told.some(({ happened, phone }) => happened === 'new-key' && phone === sara))
})

test('the options ask for a lock, name nobody, and leave out devices that have one', async () => {
  await using room = await openTestAccounts()
  const browser = await signedIn(room, sara)
  const device = new Authenticator(origin)
  await browser.add(device)
  const { options } = (await browser.ask('POST', '/accounts/passkeys/registration')).json().data
  assert.deepEqual(
    options.excludeCredentials.map(({ id }: { id: string }) => id),
    [device.id],
  )
  assert.equal(options.authenticatorSelection.residentKey, 'required')
  assert.equal(options.authenticatorSelection.userVerification, 'required')
  assert.deepEqual(options.rp, { name: 'پرستو', id: 'localhost' })
  const asked = (await new Browser(room).ask('POST', '/accounts/passkeys/challenge')).json().data
  assert.equal(asked.options.userVerification, 'required')
  assert.equal(asked.options.allowCredentials, undefined)
})

const otherKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey

const lies: Readonly<Record<string, Lies>> = {
  'another origin': { origin: 'https://parastoo.example' },
  'another port': { origin: 'http://localhost:3001' },
  'another rpId': { rpId: 'evil.test' },
  'a challenge of its own': { challenge: Buffer.alloc(32, 7).toString('base64url') },
  'a device that nobody unlocked': { isUnlocked: false },
}

test('a passkey is not made by a lie', async () => {
  await using room = await openTestAccounts()
  const browser = await signedIn(room, sara)
  for (const [what, lie] of Object.entries(lies)) {
    const answer = await browser.add(new Authenticator(origin), lie)
    assert.deepEqual([answer.statusCode, answer.json().meta.code], [400, 'PASSKEY_NOT_MADE'], what)
  }
  assert.deepEqual((await browser.ask('GET', '/accounts/passkeys')).json().data, [])
})

test('nobody is let in by a lie', async () => {
  await using room = await openTestAccounts()
  const browser = await signedIn(room, sara)
  const device = new Authenticator(origin)
  await browser.add(device)
  const cases = { ...lies, 'another key': { signedBy: otherKey }, 'another owner': { userHandle: 'AAAA' } }
  for (const [what, lie] of Object.entries(cases)) {
    const answer = await new Browser(room).enter(device, lie)
    assert.deepEqual([answer.statusCode, answer.json().meta.code], [401, 'PASSKEY_REFUSED'], what)
    assert.equal(answer.headers['set-cookie'], undefined, what)
  }
  assert.equal((await new Browser(room).enter(device)).statusCode, 200)
})

test('a challenge works once, in the browser that asked, for five minutes', async () => {
  await using room = await openTestAccounts()
  const owner = await signedIn(room, sara)
  const device = new Authenticator(origin)
  await owner.add(device)
  const browser = new Browser(room)
  const { challengeId, options } = await browser.challenge()
  const proof = { challengeId, response: device.use(options) }
  const thief = new Browser(room)
  await thief.challenge()
  assert.equal((await thief.prove(proof)).statusCode, 401)
  assert.equal((await browser.prove(proof)).statusCode, 200)
  assert.equal((await browser.prove(proof)).statusCode, 401, 'replayed')
  const late = await browser.challenge()
  room.house.clock.advance({ seconds: 300 })
  assert.equal(
    (await browser.prove({ challengeId: late.challengeId, response: device.use(late.options) })).statusCode,
    401,
  )
})

test('a challenge for making is for its user alone, and lets nobody in', async () => {
  await using room = await openTestAccounts()
  const first = await signedIn(room, sara)
  const device = new Authenticator(origin)
  await first.add(device)
  const offered = (await first.ask('POST', '/accounts/passkeys/registration')).json().data
  const asLogin = await first.prove({
    challengeId: offered.challengeId,
    response: device.use(offered.options),
  })
  assert.equal(asLogin.statusCode, 401)
  const second = await signedIn(room, nima)
  const other = await second.ask('POST', '/accounts/passkeys', {
    body: { challengeId: offered.challengeId, response: new Authenticator(origin).make(offered.options) },
  })
  assert.equal(other.json().meta.code, 'PASSKEY_NOT_MADE')
})

test('a copy of a passkey is noticed by its counter, and of two at once one is let in', async () => {
  await using room = await openTestAccounts()
  const owner = await signedIn(room, sara)
  const device = new Authenticator(origin)
  await owner.add(device)
  assert.equal((await new Browser(room).enter(device, { counter: 7 })).statusCode, 200)
  assert.equal((await new Browser(room).enter(device, { counter: 7 })).statusCode, 401)
  assert.equal((await new Browser(room).enter(device, { counter: 3 })).statusCode, 401)
  const both = await Promise.all([8, 8].map((counter) => new Browser(room).enter(device, { counter })))
  assert.deepEqual(both.map(({ statusCode }) => statusCode).sort(), [200, 401])
})

test('a device that counts nothing signs in again and again', async () => {
  await using room = await openTestAccounts()
  const owner = await signedIn(room, sara)
  const device = new Authenticator(origin)
  await owner.add(device, { counter: 0 })
  for (const again of [1, 2, 3])
    assert.equal((await new Browser(room).enter(device, { counter: 0 })).statusCode, 200, String(again))
})

test('passkeys are named and removed by their owner alone; a removed one opens nothing', async () => {
  await using room = await openTestAccounts()
  const owner = await signedIn(room, sara)
  const device = new Authenticator(origin)
  const { id } = (await owner.add(device)).json().data
  const stranger = await signedIn(room, nima)
  for (const [method, body] of [
    ['POST', { name: 'مال من' }],
    ['DELETE', undefined],
  ] as const)
    assert.equal((await stranger.ask(method, `/accounts/passkeys/${id}`, { body })).statusCode, 404)
  const named = await owner.ask('POST', `/accounts/passkeys/${id}`, { body: { name: '  گوشی سارا  ' } })
  assert.equal(named.json().data.name, 'گوشی سارا')
  for (const name of ['', ' ', 'ا'.repeat(41)])
    assert.equal((await owner.ask('POST', `/accounts/passkeys/${id}`, { body: { name } })).statusCode, 400)
  assert.equal((await owner.ask('DELETE', `/accounts/passkeys/${id}`)).statusCode, 200)
  assert.equal((await new Browser(room).enter(device)).statusCode, 401)
  assert.equal((await owner.ask('DELETE', `/accounts/passkeys/${id}`)).statusCode, 404)
})

test('one account keeps ten passkeys and no eleventh, asked for at once or one after another', async () => {
  await using room = await openTestAccounts()
  const owner = await signedIn(room, sara)
  await owner.ask('POST', '/accounts/passkeys/registration')
  const offers = await Promise.all(
    Array.from(
      { length: 12 },
      async () => (await owner.ask('POST', '/accounts/passkeys/registration')).json().data,
    ),
  )
  const made = await Promise.all(
    offers.map(({ challengeId, options }) =>
      owner.ask('POST', '/accounts/passkeys', {
        body: { challengeId, response: new Authenticator(origin).make(options) },
      }),
    ),
  )
  assert.equal(made.filter(({ statusCode }) => statusCode === 200).length, 10)
  assert.equal(
    (await owner.ask('POST', '/accounts/passkeys/registration')).json().meta.code,
    'TOO_MANY_PASSKEYS',
  )
})

test('nonsense in place of a passkey’s answer is refused, and is no bug', async () => {
  await using room = await openTestAccounts()
  const owner = await signedIn(room, sara)
  const device = new Authenticator(origin)
  await owner.add(device)
  for (const response of [
    {},
    { id: 7 },
    { id: device.id },
    {
      id: device.id,
      rawId: device.id,
      type: 'public-key',
      response: { clientDataJSON: 'e30', authenticatorData: '!', signature: '' },
    },
    { id: 'x'.repeat(100_000) },
  ]) {
    const browser = new Browser(room)
    const { challengeId } = await browser.challenge()
    assert.equal((await browser.prove({ challengeId, response })).statusCode, 401)
    const offered = (await owner.ask('POST', '/accounts/passkeys/registration')).json().data
    const made = await owner.ask('POST', '/accounts/passkeys', {
      body: { challengeId: offered.challengeId, response },
    })
    assert.equal(made.statusCode, 400)
  }
  assert.equal(
    room.house.logged.some((line) => line.includes('"bug"')),
    false,
  )
})

test('a passkey of an account that was erased opens nothing', async () => {
  await using room = await openTestAccounts()
  const owner = await signedIn(room, sara)
  const device = new Authenticator(origin)
  await owner.add(device)
  await sql`update accounts.users set phone = null, erased_at = now()`.execute(room.house.database)
  assert.equal((await new Browser(room).enter(device)).statusCode, 401)
})

test('a passkey is made with the phone at hand, and not in a session that was left open', async () => {
  await using room = await openTestAccounts()
  const owner = await signedIn(room, sara)
  room.house.clock.advance({ minutes: 11 })
  const asked = await owner.ask('POST', '/accounts/passkeys/registration')
  assert.deepEqual([asked.statusCode, asked.json().meta.code], [403, 'STEP_UP_NEEDED'])
})

async function signedIn(room: TestAccounts, phone: string): Promise<Browser> {
  const { accessToken, sessionId } = await room.accounts.admit({ phone }, someBrowser)
  await room.accounts.stepUp.prove(sessionId)
  return new Browser(room, accessToken)
}
