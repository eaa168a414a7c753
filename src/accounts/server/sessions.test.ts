import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { openAccounts } from '#accounts/server/accounts.ts'
import type { SignedIn } from '#accounts/server/refresh-tokens.ts'
import type { Arrival } from '#accounts/server/sign-in-attempt.ts'
import { sweep } from '#accounts/server/sweep.ts'
import { clocks } from '#calendar/clocks.ts'
import { openBus } from '#server/bus.ts'
import { openCaptcha } from '#server/captcha/captcha.ts'
import { openTestAccounts, type TestAccounts } from '#testing/accounts/accounts.ts'
import { someBrowser } from '#testing/accounts/arrival.ts'

const sara = { phone: '+989121111111' }
const nima = { phone: '+989122222222' }

const phone: Arrival = {
  how: 'password',
  device: 'a phone',
  address: '2001:db8:7:1::9',
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) AppleWebKit/605 Version/18.1 Mobile/15E148 Safari/604.1',
}

test('open sign-ins are listed with how, on what and from where; this one first', async () => {
  await using room = await openTestAccounts()
  const here = await room.accounts.admit(sara, someBrowser)
  room.house.clock.advance({ minutes: 20 })
  await room.accounts.admit(sara, phone)
  await room.accounts.admit(nima, someBrowser)
  const [first, second, ...more] = await listed(room, here.accessToken)
  assert.deepEqual(
    [first?.how, first?.device, first?.network, first?.isThis],
    ['otp', 'کروم در لینوکس', '203.0.113.0/24', true],
  )
  assert.deepEqual(
    [second?.how, second?.device, second?.network, second?.isThis],
    ['password', 'سافاری در آیفون', '2001:db8:7::/48', false],
  )
  assert.equal(more.length, 0)
})

test('one elsewhere is ended: neither of its tokens works, and no other’s is touched', async () => {
  await using room = await openTestAccounts()
  const [here, there] = [await room.accounts.admit(sara, someBrowser), await room.accounts.admit(sara, phone)]
  assert.equal(
    (await send(room, `DELETE /accounts/sessions/${there.sessionId}`, here.accessToken)).statusCode,
    200,
  )
  assert.equal((await send(room, 'GET /accounts/sessions', there.accessToken)).statusCode, 401)
  await assert.rejects(room.accounts.refresh(there.refreshToken), { code: 'SESSION_ENDED' })
  assert.equal((await listed(room, here.accessToken)).length, 1)
  assert.equal((await room.accounts.refresh(here.refreshToken)).sessionId, here.sessionId)
})

test('another’s session is as unknown as none', async () => {
  await using room = await openTestAccounts()
  const [mine, theirs] = [
    await room.accounts.admit(sara, someBrowser),
    await room.accounts.admit(nima, phone),
  ]
  for (const id of [theirs.sessionId, crypto.randomUUID()]) {
    const answer = await send(room, `DELETE /accounts/sessions/${id}`, mine.accessToken)
    assert.deepEqual([answer.statusCode, answer.json().meta.code], [404, 'SESSION_UNKNOWN'])
  }
  assert.equal((await send(room, 'DELETE /accounts/sessions/x', mine.accessToken)).statusCode, 400)
  assert.equal((await listed(room, theirs.accessToken)).length, 1)
})

test('everywhere but here: all others end, and other people stay', async () => {
  await using room = await openTestAccounts()
  const here = await room.accounts.admit(sara, someBrowser)
  const others = await Promise.all([1, 2, 3].map(() => room.accounts.admit(sara, phone)))
  const stranger = await room.accounts.admit(nima, someBrowser)
  const answer = await send(room, 'POST /accounts/sessions/sign-out-others', here.accessToken)
  assert.deepEqual(answer.json().data, { ended: 3 })
  for (const { accessToken } of others)
    assert.equal((await send(room, 'GET /accounts/sessions', accessToken)).statusCode, 401)
  assert.equal((await listed(room, here.accessToken)).length, 1)
  assert.equal((await listed(room, stranger.accessToken)).length, 1)
})

test('another process that does not hear of an end believes in the session for five seconds and no longer', async () => {
  await using room = await openTestAccounts()
  const elsewhere = anotherProcess(room)
  const { accessToken, sessionId } = await room.accounts.admit(sara, someBrowser)
  const asked = { host: '', headers: { authorization: `Bearer ${accessToken}` } } as never
  assert.equal((await elsewhere.visitorOf(asked)).kind, 'user')
  await room.accounts.signOut({ sessionId })
  await assert.rejects(room.accounts.visitorOf(asked), { code: 'SESSION_EXPIRED' })
  room.house.clock.advance({ milliseconds: 5001 })
  await assert.rejects(elsewhere.visitorOf(asked), { code: 'SESSION_EXPIRED' })
})

test('whatever ends a session, every process hears of it, and believes in it no longer', async () => {
  await using room = await openTestAccounts()
  const { accounts, house } = room
  await using bus = await openBus(house.settings.databaseUrl ?? '', house.log)
  const heard = new Set<string>()
  bus.on((notice) => notice.topic === 'session' && heard.add(notice.sessionId))
  const elsewhere = anotherProcess(room)
  bus.on((notice) => notice.topic === 'session' && elsewhere.hasEnded(notice.sessionId))
  for (const end of [
    ({ sessionId }) => accounts.signOut({ sessionId }),
    ({ refreshToken }) => accounts.signOut({ refreshToken }),
    ({ userId, sessionId }) => accounts.sessions.end(userId, sessionId),
    ({ userId }) => accounts.sessions.endOthers(userId, randomUUID()),
    ({ userId }) => house.database.transaction().execute((trx) => accounts.endSessions(userId, trx)),
  ] as const satisfies readonly ((of: SignedIn) => Promise<unknown>)[]) {
    const signedIn = await accounts.admit(sara, someBrowser)
    const asked = { host: '', headers: { authorization: `Bearer ${signedIn.accessToken}` } } as never
    assert.equal((await elsewhere.visitorOf(asked)).kind, 'user')
    await end(signedIn)
    for (let tries = 0; tries < 6000 && !heard.has(signedIn.sessionId); tries++) await sleep(10)
    assert.ok(heard.has(signedIn.sessionId))
    await assert.rejects(elsewhere.visitorOf(asked), { code: 'SESSION_EXPIRED' })
  }
})

test('«last used» follows the traveller; a session nobody renewed for a month is no longer listed', async () => {
  await using room = await openTestAccounts()
  const old = await room.accounts.admit(sara, phone)
  room.house.clock.advance({ minutes: 10 })
  await listed(room, old.accessToken)
  const [seen] = await listed(room, old.accessToken)
  const idle = Temporal.Instant.from(seen?.lastUsedAt ?? '').until(room.house.clock.now())
  assert.ok(idle.total('seconds') < 60, `${idle}`)
  room.house.clock.advance({ seconds: clocks.refreshToken })
  const here = await room.accounts.admit(sara, someBrowser)
  assert.equal((await listed(room, here.accessToken)).length, 1)
})

test('a browser the account has not seen is told of, once; its first browser is not', async () => {
  await using room = await openTestAccounts()
  await room.accounts.admit(sara, someBrowser)
  await room.accounts.admit(sara, someBrowser)
  assert.deepEqual(room.told, [])
  const { userId, sessionId } = await room.accounts.admit(sara, phone)
  await room.accounts.admit(sara, phone)
  assert.deepEqual(room.told, [
    { userId, phone: sara.phone, happened: 'new-device', sessionId, device: 'سافاری در آیفون' },
  ])
  await room.accounts.admit(nima, phone)
  assert.equal(room.told.length, 1, 'another account’s browser is its own')
})

test('of all that is known of a browser, only words and a prefix are kept', async () => {
  await using room = await openTestAccounts()
  const userAgent = 'Mozilla/5.0 (<script>alert(1)</script>; Android) Chrome/141 secret-marker'
  await room.accounts.admit(sara, {
    ...someBrowser,
    device: 'secret-device',
    address: '198.51.100.77',
    userAgent,
  })
  const { rows } = await room.house.pool.query('select s::text as row from accounts.sessions s')
  const kept = JSON.stringify([rows, room.house.logged])
  for (const planted of ['secret-marker', 'secret-device', '198.51.100.77', '<script>'])
    assert.equal(kept.includes(planted), false, planted)
})

test('a browser of half a year ago is forgotten, and so is a challenge nobody answered', async () => {
  await using room = await openTestAccounts()
  await room.accounts.admit(sara, phone)
  await room.accounts.passkeys.ask(guest)
  room.house.clock.advance({ hours: 24 * 179 })
  await sweep(room.house)
  assert.deepEqual(await counted(room), { sessions: 1, challenges: 0 })
  room.house.clock.advance({ hours: 48 })
  await sweep(room.house)
  assert.deepEqual(await counted(room), { sessions: 0, challenges: 0 })
})

test('a guest’s host has three hundred challenges an hour, of whatever browsers', async () => {
  await using room = await openTestAccounts()
  room.house.clock.set(Temporal.Instant.from('2026-12-03T12:05:00Z'))
  for (let asked = 0; asked < 300; asked++)
    await room.accounts.passkeys.ask({ device: `browser ${asked}`, address: '2001:db8:1:2::1' })
  await assert.rejects(room.accounts.passkeys.ask({ device: 'another', address: '2001:db8:1:2::2' }), {
    code: 'TOO_MANY_TRIES',
  })
  await room.accounts.passkeys.ask(guest)
})

const guest = { device: 'a phone', address: '203.0.113.7' }

async function counted({ house }: TestAccounts): Promise<unknown> {
  const { rows } = await house.pool.query(`select (select count(*)::int from accounts.sessions) as sessions,
    (select count(*)::int from accounts.challenges) as challenges`)
  return rows[0]
}

async function send(room: TestAccounts, line: string, bearer: string) {
  const [method, url = ''] = line.split(' ')
  return room.house.app.inject({
    method: method as 'GET',
    url,
    headers: { authorization: `Bearer ${bearer}` },
  })
}

interface Listed {
  readonly how: string
  readonly device: string
  readonly network: string
  readonly isThis: boolean
  readonly lastUsedAt: string
}

async function listed(room: TestAccounts, bearer: string): Promise<readonly Listed[]> {
  return (await send(room, 'GET /accounts/sessions', bearer)).json().data
}

function anotherProcess({ house }: TestAccounts) {
  return openAccounts(house, {
    captcha: openCaptcha(house),
    sendCode: async () => undefined,
    codeChannels: [],
    tellOfKeys: async () => undefined,
  })
}
