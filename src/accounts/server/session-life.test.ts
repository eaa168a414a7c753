import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accountCalls as calls } from '#accounts/calls.ts'
import { clocks } from '#calendar/clocks.ts'
import { tokenExpiryMarginMs } from '#calendar/token-clocks.ts'
import { openTestAccounts, type TestAccounts } from '#testing/accounts/accounts.ts'
import { ask, ownerOf } from '#testing/accounts/owner.ts'
import { isExpired, nextStep, SESSION_EXPIRED, sessionFrom } from '#web/session-rules.ts'

const sara = '+989121111111'
const begin = Temporal.Instant.from('2026-12-03T08:00:00Z')
const day = 24 * 3600

test('a token serves 1800 s; the browser fetches another 500 ms before, while the server still takes it', async () => {
  await using room = await openTestAccounts()
  const set = stilled(room)
  const { token } = await ownerOf(room, sara)
  const session = sessionFrom(
    { access_token: token, expires_in: clocks.accessToken },
    begin.epochMilliseconds,
  )
  for (const [ms, serves, counts] of [
    [1_799_499, 200, false],
    [1_799_500, 200, true],
    [1_799_999, 200, true],
    [1_800_000, 401, true],
  ] as const) {
    const at = begin.add({ milliseconds: ms })
    set(at)
    assert.equal((await ask(room, calls.currentUser.line, { token })).status, serves, String(ms))
    assert.equal(isExpired(session, at.epochMilliseconds), counts, String(ms))
  }
  assert.equal(tokenExpiryMarginMs, 500)
})

test('a session renewed within thirty days goes on; one left alone longer is over, in words and in cookies', async () => {
  await using room = await openTestAccounts()
  const set = stilled(room)
  const first = await room.accounts.admit({ phone: sara }, browser)
  set(begin.add({ seconds: 30 * day - 1 }))
  const second = await refresh(room, first.refreshToken)
  assert.equal(second.statusCode, 200)
  const kept = second.cookies.find(({ name }) => name === 'refresh')?.value ?? ''
  set(begin.add({ seconds: 60 * day - 1 }))
  const late = await refresh(room, kept)
  assert.equal(late.statusCode, 401)
  assert.deepEqual(
    late.cookies.filter(({ value }) => value === '').map(({ name }) => name),
    ['access', 'refresh', 'signed'],
  )
  const ended = { accessToken: 'a', accessExpiresAt: begin.epochMilliseconds, refresh: 'ended' } as const
  assert.throws(() => nextStep(ended, begin.epochMilliseconds), { message: SESSION_EXPIRED })
})

test('whatever opened a session, its end on the server ends its tokens at once, before their time', async () => {
  await using room = await openTestAccounts()
  const owner = await ownerOf(room, sara)
  const newPassword = 'sarv-o-kaj-72'
  await owner.ask(calls.setFirstPassword.line, { newPassword, repeatPassword: newPassword })
  const fields = { grant_type: 'password', username: sara, password: newPassword }
  const { data } = await ask(room, calls.token.line, { body: fields, device: 'laptop' })
  const token = (data as { access_token: string }).access_token
  assert.equal((await ask(room, calls.currentUser.line, { token })).status, 200)
  const changed = {
    oldPassword: newPassword,
    newPassword: 'abr-o-baran-31',
    repeatPassword: 'abr-o-baran-31',
  }
  assert.equal((await owner.ask(calls.changePassword.line, changed)).status, 200)
  assert.equal((await ask(room, calls.currentUser.line, { token })).status, 401)
  assert.equal((await owner.ask(calls.currentUser.line)).status, 200)
})

function stilled({ house: { clock } }: TestAccounts): (present: Temporal.Instant) => void {
  let present = begin
  clock.now = () => present
  return (next) => {
    present = next
  }
}

const browser = { how: 'otp', device: 'own', address: '203.0.113.7', userAgent: '' } as const

function refresh(room: TestAccounts, refreshToken: string) {
  return room.house.app.inject({
    method: 'POST',
    url: '/accounts/connect/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: `refresh=${refreshToken}` },
    payload: 'grant_type=refresh_token',
  })
}
