import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { Authenticator } from '#testing/accounts/authenticator.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import { openTestDesk, type TestDesk } from '#testing/desk/open-desk.ts'
import { askAtDesk } from '#testing/desk/staff.ts'

after(stopSharedServer)

const origin = 'http://localhost:3000'

test('the first one comes in by a link that works once, and from then on by the key made with it', async () => {
  await using room = await openTestDesk()
  const link = secretOf(await room.desk.entrance.firstLink('سارا نعمتی'))
  const device = new Authenticator(origin)
  const joined = await join(room, link, device)
  assert.equal(joined.status, 200, joined.text)
  assert.equal((await keysBy(room, joined.cookie)).status, 200)
  const again = await askAtDesk(room.house, 'POST /api/desk/join/offer', { body: { link } })
  assert.deepEqual([again.status, again.code], [410, 'LINK_SPENT'])
  const entered = await enter(room, device)
  assert.equal(entered.status, 200, entered.text)
  assert.notEqual(entered.cookie, joined.cookie)
  assert.equal((await keysBy(room, entered.cookie)).status, 200)
})

test('of two who use a link at once one comes in', async () => {
  await using room = await openTestDesk()
  const link = secretOf(await room.desk.entrance.firstLink('سارا نعمتی'))
  const both = await Promise.all([1, 2].map(() => join(room, link, new Authenticator(origin))))
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 410])
})

test('a link ends after an hour', async () => {
  await using room = await openTestDesk()
  const link = secretOf(await room.desk.entrance.firstLink('سارا نعمتی'))
  room.house.clock.advance({ hours: 1 })
  assert.equal((await join(room, link, new Authenticator(origin))).code, 'LINK_SPENT')
})

test('in production a desk that is open has no first one any more', async () => {
  await using room = await openTestDesk()
  await join(room, secretOf(await room.desk.entrance.firstLink('سارا نعمتی')), new Authenticator(origin))
  assert.match(await room.desk.entrance.firstLink('تازه‌وارد'), /#[\w-]{43}$/)
  Object.assign(room.house.settings, { mode: 'production' })
  await assert.rejects(room.desk.entrance.firstLink('دیگری'), { code: 'NOT_FIRST' })
  await assert.rejects(room.desk.entrance.firstLink('آ'), { code: 'NAME_INVALID' })
})

test('no key is made, and nobody is let in, by a lie', async () => {
  await using room = await openTestDesk()
  const link = secretOf(await room.desk.entrance.firstLink('سارا نعمتی'))
  const elsewhere = { origin: 'https://parastoo.example' }
  for (const lie of [
    elsewhere,
    { isUnlocked: false },
    { challenge: Buffer.alloc(32).toString('base64url') },
  ]) {
    const made = await join(room, link, new Authenticator(origin), lie)
    assert.deepEqual([made.status, made.code, made.cookie], [400, 'KEY_NOT_MADE', undefined])
  }
  const device = new Authenticator(origin)
  await join(room, link, device)
  for (const lie of [elsewhere, { isUnlocked: false }, { userHandle: 'AAAA' }]) {
    const entered = await enter(room, device, lie)
    assert.deepEqual([entered.status, entered.code, entered.cookie], [401, 'KEY_REFUSED', undefined])
  }
})

test('a challenge works once', async () => {
  await using room = await openTestDesk()
  const device = new Authenticator(origin)
  await join(room, secretOf(await room.desk.entrance.firstLink('سارا نعمتی')), device)
  const offer = await challenge(room)
  const body = { challengeId: offer.challengeId, response: device.use(offer.options) }
  const answers = [await proven(room, body), await proven(room, body)]
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 401],
  )
})

test('a session ends when nobody is at the keys for half an hour, and after eight hours however busy', async () => {
  await using room = await openTestDesk()
  const device = new Authenticator(origin)
  const link = secretOf(await room.desk.entrance.firstLink('سارا نعمتی'))
  const { cookie } = await join(room, link, device)
  for (let half = 0; half < 16; half += 1) {
    assert.equal((await keysBy(room, cookie)).status, 200, `after ${half} half hours`)
    room.house.clock.advance({ minutes: 29 })
  }
  room.house.clock.advance({ minutes: 16 })
  assert.equal((await keysBy(room, cookie)).status, 401)
  const { cookie: anew } = await enter(room, device)
  room.house.clock.advance({ minutes: 30 })
  assert.equal((await keysBy(room, anew)).code, 'DESK_SIGN_IN_FIRST')
})

test('other roles, or being disabled, end every session at once', async () => {
  await using room = await openTestDesk()
  const device = new Authenticator(origin)
  const link = secretOf(await room.desk.entrance.firstLink('سارا نعمتی'))
  const { cookie } = await join(room, link, device)
  const now = room.house.clock.now()
  const change = (what: ReturnType<typeof sql>) =>
    sql`update desk.staff set ${what}, changed_at = ${now}`.execute(room.house.database)
  await change(sql`roles = '{support}'`)
  assert.equal((await keysBy(room, cookie)).status, 401)
  const { cookie: anew } = await enter(room, device)
  assert.equal((await keysBy(room, anew)).status, 200)
  await change(sql`disabled_at = ${now}`)
  assert.equal((await keysBy(room, anew)).status, 401)
  assert.equal((await enter(room, device)).code, 'KEY_REFUSED')
})

test('from a network that is not named nobody comes in, whatever cookie he has', async () => {
  await using room = await openTestDesk({ DESK_NETWORKS: '198.51.100.0/24, 2001:db8::/32' })
  const link = secretOf(await room.desk.entrance.firstLink('سارا نعمتی'))
  const ask = (address: string) =>
    askAtDesk(room.house, 'POST /api/desk/join/offer', { body: { link }, address })
  assert.deepEqual(
    [(await ask('203.0.113.7')).status, (await ask('203.0.113.7')).code],
    [403, 'NETWORK_NOT_ALLOWED'],
  )
  assert.equal((await ask('198.51.100.9')).status, 200)
  assert.equal((await ask('2001:db8::1')).status, 200)
})

test('whoever signs out is out, in the server too', async () => {
  await using room = await openTestDesk()
  const link = secretOf(await room.desk.entrance.firstLink('سارا نعمتی'))
  const { cookie } = await join(room, link, new Authenticator(origin))
  const out = await askAtDesk(room.house, 'POST /api/desk/sign-out', { token: cookie })
  assert.deepEqual([out.status, out.cookie], [200, ''])
  assert.equal((await keysBy(room, cookie)).status, 401)
})

type Lies = Parameters<Authenticator['use']>[1]

function secretOf(link: string): string {
  return new URL(link).hash.slice(1)
}

async function join({ house }: TestDesk, link: string, ...[device, lies]: [Authenticator, Lies?]) {
  const offered = await askAtDesk(house, 'POST /api/desk/join/offer', { body: { link } })
  if (offered.status !== 200) return offered
  const { challengeId, options } = offered.data as { challengeId: string; options: never }
  const body = { link, challengeId, response: device.make(options, lies) }
  return askAtDesk(house, 'POST /api/desk/join', { body })
}

async function challenge({ house }: TestDesk) {
  const { data } = await askAtDesk(house, 'POST /api/desk/sign-in/challenge')
  return data as { challengeId: string; options: { challenge: string } }
}

function proven({ house }: TestDesk, body: object) {
  return askAtDesk(house, 'POST /api/desk/sign-in', { body })
}

async function enter(room: TestDesk, device: Authenticator, lies: Lies = {}) {
  const { challengeId, options } = await challenge(room)
  return proven(room, { challengeId, response: device.use(options, lies) })
}

function keysBy({ house }: TestDesk, token: string | undefined) {
  return askAtDesk(house, 'GET /api/desk/keys', { token })
}
