import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { accountCalls } from '#accounts/calls.ts'
import { linkTokenFor, linkTokenIn } from '#accounts/server/link-token.ts'
import { clocks } from '#calendar/clocks.ts'
import type { Call } from '#calls/call.ts'
import { openTestAccounts, type TestAccounts } from '#testing/accounts/accounts.ts'
import { someBrowser } from '#testing/accounts/arrival.ts'

const sara = '+989121111111'
const start = Temporal.Instant.from('2026-12-03T10:00:00Z')

test('an access token is good for 1800 s, to the millisecond', async () => {
  for (const [at, status] of [
    [-1, 200],
    [0, 401],
    [1, 401],
  ] as const) {
    await using room = await openTestAccounts()
    stopClock(room, start)
    const { accessToken } = await room.accounts.admit({ phone: sara }, someBrowser)
    stopClock(room, start.add({ milliseconds: clocks.accessToken * 1000 + at }))
    assert.equal((await me(room, accessToken)).statusCode, status, String(at))
  }
})

test('a refresh token is good for thirty days from its own making, to the millisecond', async () => {
  for (const [at, isGood] of [
    [-1, true],
    [0, false],
  ] as const) {
    await using room = await openTestAccounts()
    stopClock(room, start)
    const first = await room.accounts.admit({ phone: sara }, someBrowser)
    const renewed = start.add({ hours: 1 })
    stopClock(room, renewed)
    const { refreshToken } = await room.accounts.refresh(first.refreshToken)
    stopClock(room, renewed.add({ milliseconds: clocks.refreshToken * 1000 + at }))
    await (isGood
      ? room.accounts.refresh(refreshToken)
      : assert.rejects(room.accounts.refresh(refreshToken), { code: 'SESSION_ENDED' }))
  }
})

test('a refresh token used again ends its whole family, and no other session of the same owner', async () => {
  await using room = await openTestAccounts()
  const stolen = await room.accounts.admit({ phone: sara }, someBrowser)
  const other = await room.accounts.admit({ phone: sara }, someBrowser)
  const second = await room.accounts.refresh(stolen.refreshToken)
  const third = await room.accounts.refresh(second.refreshToken)
  room.house.clock.advance({ seconds: 11 })
  const thieves = await Promise.allSettled([1, 2, 3].map(() => room.accounts.refresh(stolen.refreshToken)))
  assert.ok(thieves.every(({ status }) => status === 'rejected'))
  await assert.rejects(room.accounts.refresh(third.refreshToken), { code: 'SESSION_ENDED' })
  assert.equal((await me(room, third.accessToken)).statusCode, 401)
  assert.equal(
    (await me(room, (await room.accounts.refresh(other.refreshToken)).accessToken)).statusCode,
    200,
  )
})

test('nobody is let into an account that was erased', async () => {
  await using room = await openTestAccounts()
  const { userId } = await room.accounts.admit({ phone: sara }, someBrowser)
  await sql`update accounts.users set phone = null, erased_at = now() where id = ${userId}`.execute(
    room.house.database,
  )
  await assert.rejects(room.accounts.admit({ userId }, someBrowser), { code: 'SESSION_ENDED' })
  const again = await room.accounts.admit({ phone: sara }, someBrowser)
  assert.notEqual(again.userId, userId, 'the number begins anew')
})

test('one kind of token does not stand for another', async () => {
  await using room = await openTestAccounts()
  const { accessToken } = await room.accounts.admit({ phone: sara }, someBrowser)
  const link = await linkTokenFor(room.house, { subject: '1', email: 'a@b.example' }, 'device')
  assert.equal((await me(room, link)).statusCode, 401)
  assert.equal(await linkTokenIn(room.house, accessToken, 'device'), undefined)
  assert.deepEqual(await linkTokenIn(room.house, link, 'device'), { subject: '1', email: 'a@b.example' })
  assert.equal(await linkTokenIn(room.house, link, 'another device'), undefined)
  const [head = '', body = ''] = link.split('.')
  const unsigned = Buffer.from('{"alg":"none","typ":"link+jwt"}').toString('base64url')
  for (const forged of [`${unsigned}.${body}.`, `${head}.${body}.AAAA`, 'x', ''])
    assert.equal(await linkTokenIn(room.house, forged, 'device'), undefined)
})

test('no change to an account is made for another site’s page, whatever it calls itself', async () => {
  await using room = await openTestAccounts()
  const { accessToken, refreshToken } = await room.accounts.admit({ phone: sara }, someBrowser)
  const cookie = `access=${accessToken}; refresh=${refreshToken}; device=${someBrowser.device}`
  const changes = Object.values<Call>(accountCalls).filter(({ line }) => !line.startsWith('GET'))
  assert.ok(changes.length > 15)
  for (const { line } of changes)
    for (const origin of ['https://evil.test', 'null', 'http://localhost:3000.evil.test', 'x']) {
      const [method, url = ''] = line.replaceAll(/\{\w+\}/g, crypto.randomUUID()).split(' ')
      const answer = await room.house.app.inject({
        method: method as 'POST',
        url,
        headers: { cookie, origin },
      })
      assert.deepEqual(
        [answer.statusCode, answer.json().meta.code],
        [403, 'FOREIGN_ORIGIN'],
        `${line} ${origin}`,
      )
      assert.equal(answer.headers['access-control-allow-origin'], undefined)
      assert.equal(answer.headers['set-cookie'], undefined)
    }
  assert.equal((await me(room, accessToken)).statusCode, 200)
})

test('other sites may not read what is answered', async () => {
  await using room = await openTestAccounts()
  const { accessToken } = await room.accounts.admit({ phone: sara }, someBrowser)
  for (const method of ['GET', 'OPTIONS'] as const) {
    const answer = await room.house.app.inject({
      method,
      url: '/accounts/api/Account/CurrentUser',
      headers: { authorization: `Bearer ${accessToken}`, origin: 'https://evil.test' },
    })
    assert.equal(answer.headers['access-control-allow-origin'], undefined)
  }
})

test('where the house is reached by https every cookie is Secure; none but the mark is for scripts', async () => {
  await using room = await openTestAccounts({ PUBLIC_URL: 'https://parastoo.test' })
  const asked = await room.house.app.inject({
    method: 'POST',
    url: '/accounts/otp/create',
    payload: { mobile: sara },
  })
  const device = asked.cookies.find(({ name }) => name === 'device')?.value ?? ''
  const signedIn = await room.house.app.inject({
    method: 'POST',
    url: '/accounts/connect/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: `device=${device}` },
    payload: String(
      new URLSearchParams({
        grant_type: 'otp',
        mobile: sara,
        code: room.codeOf(sara),
        request_id: asked.json().data.requestId,
      }),
    ),
  })
  const all = [...asked.cookies, ...signedIn.cookies]
  assert.deepEqual([...new Set(all.map(({ name }) => name))].sort(), [
    'access',
    'device',
    'refresh',
    'signed',
  ])
  for (const cookie of all) {
    assert.equal(cookie.secure, true, cookie.name)
    assert.equal(cookie.sameSite, 'Lax', cookie.name)
    assert.equal(cookie.httpOnly ?? false, cookie.name !== 'signed', cookie.name)
    assert.equal(cookie.domain, undefined, cookie.name)
  }
  assert.equal(signedIn.headers['cache-control'], 'no-store')
})

function stopClock({ house }: TestAccounts, at: Temporal.Instant): void {
  house.clock.now = () => at
}

function me(room: TestAccounts, bearer: string) {
  return room.house.app.inject({
    method: 'GET',
    url: '/accounts/api/Account/CurrentUser',
    headers: { authorization: `Bearer ${bearer}` },
  })
}
