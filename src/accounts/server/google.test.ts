import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { isGoogles } from '#accounts/server/google-token.ts'
import { people } from '#simulators/identity/people.ts'
import { type IdentitySimulator, openIdentitySimulator } from '#simulators/identity/server.ts'
import { openTestAccounts, type TestAccounts } from '#testing/accounts/accounts.ts'
import { someBrowser } from '#testing/accounts/arrival.ts'
import { GoogleBrowser as Browser } from '#testing/accounts/google-browser.ts'

const phone = '+989121111111'

let simulator: IdentitySimulator
before(async () => {
  simulator = await openIdentitySimulator({ port: 0 })
})
beforeEach(() => simulator.faults.clear())
after(() => simulator.close())

test('a verified e-mail that is an account’s own signs in, links, and its owner hears of both', async () => {
  await using room = await openRoom()
  const { userId } = await accountWith(room, { email: 'Sara.Mohammadi@gmail.example' })
  const browser = new Browser(room)
  const answer = await browser.signIn('sara')
  assert.equal(answer.statusCode, 200)
  assert.deepEqual(Object.keys(answer.json()).sort(), ['access_token', 'expires_in', 'token_type'])
  const me = await browser.get('/accounts/api/Account/CurrentUser', answer.json().access_token)
  assert.equal(me.json().data.userId, userId)
  assert.equal(
    (await browser.get('/accounts/google', answer.json().access_token)).json().data.email,
    'sara.mohammadi@gmail.example',
  )
  assert.deepEqual(room.told.map(({ happened }) => happened).sort(), ['new-device', 'new-key'])
})

test('an address of another house links an account that has it only by a code to its phone', async () => {
  await using room = await openRoom()
  const { userId } = await accountWith(room, { email: 'haleh.soltani@mail.example' })
  const browser = new Browser(room)
  const answer = await browser.signIn('haleh')
  assert.deepEqual(Object.keys(answer.json()).sort(), ['email', 'link_token'])
  await new Browser(room).signIn('haleh')
  const { rows } = await sql`select 1 from accounts.google_links`.execute(room.house.database)
  assert.equal(rows.length, 0)
  await browser.signInByCode(phone, answer.json().link_token)
  const again = await new Browser(room).signIn('haleh')
  const me = await browser.get('/accounts/api/Account/CurrentUser', again.json().access_token)
  assert.equal(me.json().data.userId, userId)
})

test('Google speaks for its own addresses and those of the houses whose mail it hosts', () => {
  for (const [email, hd, expected] of [
    ['Sara@GMail.com', undefined, true],
    ['sara@parastoo.test', 'parastoo.test', true],
    ['sara@parastoo.test', undefined, false],
    ['sara@parastoo.test', '', false],
    ['sara@notgmail.com', undefined, false],
    ['sara@gmail.com.evil.test', undefined, false],
  ] as const)
    assert.equal(isGoogles(email, hd), expected, email)
})

test('a linked account is known by Google’s number for it, whatever its e-mail is by now', async () => {
  await using room = await openRoom()
  const { userId } = await accountWith(room, { email: 'sara.mohammadi@gmail.example' })
  await new Browser(room).signIn('sara')
  await sql`update accounts.users set email = 'sara@elsewhere.example'`.execute(room.house.database)
  const again = await new Browser(room).signIn('sara')
  const { rows } = await sql<{ how: string; user_id: string }>`select how, user_id from accounts.sessions
    order by created_at desc, id limit 1`.execute(room.house.database)
  assert.equal(again.statusCode, 200)
  assert.equal(rows[0]?.user_id, userId)
})

test('who has no account yet gets a promise; the next code in the same browser keeps it', async () => {
  await using room = await openRoom()
  const browser = new Browser(room)
  const answer = await browser.signIn('nima')
  assert.deepEqual(Object.keys(answer.json()).sort(), ['email', 'link_token'])
  assert.equal(browser.cookies.has('access'), false)
  const linked = await browser.signInByCode(phone, answer.json().link_token)
  const google = await browser.get('/accounts/google', linked.json().access_token)
  assert.equal(google.json().data.email, 'nima.kazemi@gmail.example')
  const again = await new Browser(room).signIn('nima')
  assert.equal(typeof again.json().access_token, 'string')
})

test('a promise is another browser’s nothing, and nothing after ten minutes', async () => {
  await using room = await openRoom()
  const first = new Browser(room)
  const promise = (await first.signIn('nima')).json().link_token
  const thief = new Browser(room)
  const signedIn = await thief.signInByCode(phone, promise)
  assert.equal(signedIn.statusCode, 200, 'the code itself was right')
  room.house.clock.advance({ seconds: 601 })
  await first.signInByCode('+989122222222', promise)
  const { rows } = await sql`select 1 from accounts.google_links`.execute(room.house.database)
  assert.equal(rows.length, 0)
})

test('every false token of the simulator is refused, and none opens or links anything', async () => {
  await using room = await openRoom()
  const honest = new Set(['right', 'short-issuer'])
  for (const person of people.filter(({ fate }) => !honest.has(fate))) {
    await accountWith(room, { email: person.email, phone: `+98912${1_000_000 + people.indexOf(person)}` })
    const answer = await new Browser(room).signIn(person.name)
    const expected = person.fate === 'unverified' ? [403, 'GOOGLE_EMAIL_UNVERIFIED'] : [401, 'GOOGLE_REFUSED']
    assert.deepEqual([answer.statusCode, answer.json().meta.code], expected, person.fate)
    assert.equal(answer.headers['set-cookie'], undefined, person.fate)
  }
  const { rows } = await sql`select 1 from accounts.google_links`.execute(room.house.database)
  assert.equal(rows.length, 0)
})

test('a token is good until it ends', async () => {
  for (const [late, status] of [
    [-30_000, 200],
    [1, 401],
  ] as const) {
    await using room = await openRoom()
    const browser = new Browser(room)
    const jwt = await browser.tokenOf('nima')
    const claims = JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString())
    await sql`update accounts.challenges set expires_at = expires_at + interval '2 hours'`.execute(
      room.house.database,
    )
    room.house.clock.set(Temporal.Instant.fromEpochMilliseconds(claims.exp * 1000 + late))
    assert.equal((await browser.bring(jwt)).statusCode, status)
  }
})

test('a token works once, in the browser that asked for it, within ten minutes', async () => {
  await using room = await openRoom()
  const browser = new Browser(room)
  const jwt = await browser.tokenOf('nima')
  const stolen = await new Browser(room).bring(jwt)
  assert.deepEqual([stolen.statusCode, stolen.json().meta.code], [401, 'GOOGLE_REFUSED'])
  assert.equal((await browser.bring(jwt)).statusCode, 200, 'a thief’s try does not spend it')
  assert.equal((await browser.bring(jwt)).statusCode, 401)
  const slow = await browser.tokenOf('nima')
  room.house.clock.advance({ seconds: 601 })
  assert.equal((await browser.bring(slow)).statusCode, 401)
})

test('one of two bearers of the same token at once is let in', async () => {
  await using room = await openRoom()
  const browser = new Browser(room)
  const jwt = await browser.tokenOf('nima')
  const both = await Promise.all([browser.bring(jwt), browser.bring(jwt)])
  assert.deepEqual(both.map(({ statusCode }) => statusCode).sort(), [200, 401])
})

test('a login cannot be planted: without a cookie of ours a good token is refused', async () => {
  await using room = await openRoom()
  const attacker = new Browser(room)
  const jwt = await attacker.tokenOf('nima')
  const planted = await room.house.app.inject({
    method: 'POST',
    url: '/accounts/api/ExternalLogin/VerifyGmailToken',
    payload: { jwt },
  })
  assert.equal(planted.statusCode, 401)
  const foreign = await attacker.bring(jwt, { origin: 'https://evil.test' })
  assert.equal(foreign.statusCode, 403)
})

test('a key that is new at Google is fetched when a token names it', async (t) => {
  await using room = await openRoom()
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() })
  assert.equal((await new Browser(room).signIn('nima')).statusCode, 200)
  simulator.keys.rotate()
  assert.equal((await new Browser(room).signIn('nima')).statusCode, 401, 'Google is not asked at every token')
  t.mock.timers.tick(5001)
  assert.equal((await new Browser(room).signIn('nima')).statusCode, 200)
})

test('while Google’s keys cannot be had nobody is called a liar', async () => {
  await using room = await openRoom()
  for (const fault of ['keys-down', 'keys-garbage'] as const) {
    simulator.faults.order(fault, 1)
    const away = await new Browser(room).signIn('nima')
    assert.deepEqual([away.statusCode, away.json().meta.code], [503, 'GOOGLE_AWAY'], fault)
  }
  assert.equal((await new Browser(room).signIn('nima')).statusCode, 200)
})

test('who is signed in links and unlinks; what is another account’s is not linked', async () => {
  await using room = await openRoom()
  const sara = new Browser(room)
  const bearer = (await sara.signInByCode(phone)).json().access_token
  const linked = await sara.link('nima', bearer)
  assert.deepEqual(linked.json().data, { email: 'nima.kazemi@gmail.example' })
  const second = await sara.link('sara', bearer)
  assert.deepEqual([second.statusCode, second.json().meta.code], [409, 'GOOGLE_ANOTHER'])
  const other = new Browser(room)
  const theirs = (await other.signInByCode('+989122222222')).json().access_token
  const taken = await other.link('nima', theirs)
  assert.deepEqual([taken.statusCode, taken.json().meta.code], [409, 'GOOGLE_TAKEN'])
  await accountWith(room, { email: 'sara.mohammadi@gmail.example', phone: '+989123333333' })
  const ofAnother = await other.link('sara', theirs)
  assert.equal(ofAnother.json().meta.code, 'GOOGLE_TAKEN', 'an e-mail is its owner’s')
  assert.equal((await sara.send('DELETE', '/accounts/google', { bearer })).statusCode, 200)
  assert.equal((await sara.get('/accounts/google', bearer)).json().data.email, null)
  assert.equal((await sara.link('nima', bearer)).statusCode, 200)
})

test('Google is linked with the phone at hand; the token waits for the proof', async () => {
  await using room = await openRoom()
  const sara = new Browser(room)
  const bearer = (await sara.signInByCode(phone)).json().access_token
  room.house.clock.advance({ minutes: 11 })
  const jwt = await sara.tokenOf('nima')
  const link = () => sara.send('POST', '/accounts/google/link', { body: { jwt }, bearer })
  const early = await link()
  assert.deepEqual([early.statusCode, early.json().meta.code], [403, 'STEP_UP_NEEDED'])
  await sql`update accounts.sessions set proven_at = ${room.house.clock.now()}`.execute(room.house.database)
  assert.equal((await link()).statusCode, 200)
})

test('what was never a token is refused like one', async () => {
  await using room = await openRoom()
  for (const jwt of ['x', 'a.b.c', '....', 'é'.repeat(100), 'e30.e30.'])
    assert.equal((await new Browser(room).bring(jwt)).statusCode, 401, jwt)
  for (const body of [{}, { jwt: 7 }, { jwt: '' }, { jwt: 'x'.repeat(8001) }]) {
    const answer = await new Browser(room).send('POST', '/accounts/api/ExternalLogin/VerifyGmailToken', {
      body,
    })
    assert.equal(answer.statusCode, 400)
  }
})

function openRoom(): Promise<TestAccounts> {
  return openTestAccounts({
    GOOGLE_CLIENT_ID: 'parastoo.apps.house-simulator',
    GOOGLE_AUTHORIZE_URL: `${simulator.url}/o/oauth2/v2/auth`,
    GOOGLE_KEYS_URL: `${simulator.url}/oauth2/v3/certs`,
  })
}

async function accountWith(room: TestAccounts, about: { email: string; phone?: string }) {
  const signedIn = await room.accounts.admit({ phone: about.phone ?? phone }, someBrowser)
  await sql`update accounts.users set email = ${about.email.toLowerCase()} where id = ${signedIn.userId}`.execute(
    room.house.database,
  )
  return signedIn
}
