import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FastifyRequest } from 'fastify'
import { SignJWT } from 'jose'
import { openTestAccounts, type TestAccounts } from '#testing/accounts/accounts.ts'
import { someBrowser } from '#testing/accounts/arrival.ts'

const sara = '+989121111111'

test('a number and its code give a bearer token and two cookies no script can read', async () => {
  await using room = await openTestAccounts()
  const { answer, cookies } = await signIn(room)
  assert.deepEqual(Object.keys(answer.json()).sort(), ['access_token', 'expires_in', 'token_type'])
  assert.equal(answer.json().expires_in, 1800)
  assert.equal(answer.json().token_type, 'Bearer')
  const lines = [answer.headers['set-cookie']].flat()
  assert.match(String(lines[0]), /^access=[\w.-]+; Path=\/; Max-Age=1800; HttpOnly; SameSite=Lax$/)
  assert.match(
    String(lines[1]),
    /^refresh=[\w-]{43}; Path=\/accounts; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
  )
  assert.match(String(lines[3]), /^device=[\w-]+; Path=\/accounts; Max-Age=15552000; HttpOnly; SameSite=Lax$/)
  const byCookie = await get(room, '/accounts/api/Account/CurrentUser', { cookie: cookies })
  const byBearer = await get(room, '/accounts/connect/userinfo', {
    authorization: `Bearer ${answer.json().access_token}`,
  })
  assert.equal(byCookie.json().data.phoneNumber, sara)
  assert.deepEqual(byBearer.json(), byCookie.json())
})

test('the answer about a code is alike for a number we know and one we do not', async () => {
  await using room = await openTestAccounts()
  await room.accounts.admit({ phone: sara }, someBrowser)
  const [known, unknown] = await Promise.all(
    [sara, '+989122222222'].map((mobile) => post(room, '/accounts/otp/create', { mobile })),
  )
  assert.equal(known?.statusCode, 200)
  assert.deepEqual(Object.keys(known?.json().data), Object.keys(unknown?.json().data))
  assert.equal(known?.json().data.codeLength, unknown?.json().data.codeLength)
  const asked = await Promise.all(
    [sara, '+989122222222', 'nonsense'].map((mobile) =>
      post(room, '/accounts/otp/UserHasPassword', { mobile }),
    ),
  )
  assert.equal(new Set(asked.map((answer) => answer.body)).size, 1)
})

test('every way of signing in wrongly is answered in Persian', async () => {
  await using room = await openTestAccounts()
  const { requestId, device } = await askForCode(room)
  const wrong = String((Number(room.codeOf(sara)) + 1) % 10_000).padStart(4, '0')
  const fields = { grant_type: 'otp', mobile: sara, code: wrong, request_id: requestId }
  const cases = [
    [fields, 'CODE_INCORRECT', 'کد نادرست است؛ دوباره نگاه کنید.'],
    [{ ...fields, request_id: 'x' }, 'VALIDATION', 'نخست کد بگیرید.'],
    [{ ...fields, mobile: '123' }, 'MOBILE_IS_INVALID', 'شماره موبایل درست نیست؛ مثل ۰۹۱۲ ۳۴۵ ۶۷۸۹'],
    [{ ...fields, grant_type: 'password' }, 'VALIDATION', 'مقدار درست نیست.'],
  ] as const
  for (const [body, code, says] of cases) {
    const answer = await form(room, body, device)
    assert.equal(answer.statusCode, 400)
    assert.equal(answer.json().meta.code, code)
    assert.equal(answer.json().meta.errors[0].errors[0], says)
  }
})

test('the code may be typed in Persian digits', async () => {
  await using room = await openTestAccounts()
  const { requestId, device } = await askForCode(room)
  const code = room.codeOf(sara).replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)))
  const answer = await form(room, { grant_type: 'otp', mobile: sara, code, request_id: requestId }, device)
  assert.equal(answer.statusCode, 200)
})

test('a refresh token is spent for its successor; two tabs get the same one; a stolen one ends the session', async () => {
  await using room = await openTestAccounts()
  const first = await signIn(room)
  const [a, b] = await Promise.all([refresh(room, first.cookies), refresh(room, first.cookies)])
  assert.equal(cookieIn(a, 'refresh'), cookieIn(b, 'refresh'))
  assert.notEqual(cookieIn(a, 'refresh'), cookieIn(first.answer, 'refresh'))
  room.house.clock.advance({ seconds: 11 })
  const stolen = await refresh(room, first.cookies)
  assert.equal(stolen.statusCode, 401)
  assert.match(String([stolen.headers['set-cookie']].flat()[1]), /^refresh=; Path=\/accounts; Max-Age=0/)
  const newest = await refresh(room, `refresh=${cookieIn(a, 'refresh')}`)
  assert.equal(newest.statusCode, 401)
  const bearer = await get(room, '/accounts/connect/userinfo', {
    authorization: `Bearer ${a.json().access_token}`,
  })
  assert.equal(bearer.statusCode, 401)
})

test('signing out ends the session on the server: neither of its tokens works again', async () => {
  await using room = await openTestAccounts()
  const { answer, cookies } = await signIn(room)
  const out = await room.house.app.inject({
    method: 'POST',
    url: '/accounts/connect/logout',
    headers: { cookie: cookies },
  })
  assert.equal(out.statusCode, 200)
  assert.deepEqual(
    [out.headers['set-cookie']].flat().map((line) => String(line).split(';')[0]),
    ['access=', 'refresh=', 'signed='],
  )
  const bearer = await get(room, '/accounts/connect/userinfo', {
    authorization: `Bearer ${answer.json().access_token}`,
  })
  assert.equal(bearer.statusCode, 401)
  assert.equal((await refresh(room, cookies)).statusCode, 401)
})

test('signing out ends no other session', async () => {
  await using room = await openTestAccounts()
  const [phone, laptop] = [
    await room.accounts.admit({ phone: sara }, someBrowser),
    await room.accounts.admit({ phone: sara }, someBrowser),
  ]
  await room.accounts.signOut({ refreshToken: phone.refreshToken })
  await assert.rejects(room.accounts.refresh(phone.refreshToken), { code: 'SESSION_ENDED' })
  assert.equal((await room.accounts.refresh(laptop.refreshToken)).userId, phone.userId)
})

test('a token without signature, of another key, of another kind, without an end or expired is refused; as a cookie it makes a guest', async () => {
  await using room = await openTestAccounts()
  const { answer } = await signIn(room)
  const token: string = answer.json().access_token
  const [, payload = ''] = token.split('.')
  const unsigned = `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${payload}.`
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const signed = (secret: string, typ: string, said = claims) =>
    new SignJWT(said).setProtectedHeader({ alg: 'HS256', typ }).sign(new TextEncoder().encode(secret))
  const forged = await signed('another secret of thirty-two letters', 'at+jwt')
  const otherKind = await signed(room.house.settings.secrets.token, 'JWT')
  const { exp: _, ...endless } = claims
  const forEver = await signed(room.house.settings.secrets.token, 'at+jwt', endless)
  for (const bad of [unsigned, forged, otherKind, forEver, 'x', '']) {
    const bearer = await get(room, '/accounts/connect/userinfo', { authorization: `Bearer ${bad}` })
    assert.deepEqual([bearer.statusCode, bearer.json().meta.code], [401, 'SESSION_EXPIRED'])
    const cookie = await get(room, '/accounts/connect/userinfo', { cookie: `access=${bad}` })
    assert.deepEqual([cookie.statusCode, cookie.json().meta.code], [401, 'SIGN_IN_FIRST'])
  }
  const authorization = `Bearer ${token}`
  room.house.clock.set(Temporal.Instant.fromEpochMilliseconds(claims.exp * 1000 - 30_000))
  assert.equal((await get(room, '/accounts/connect/userinfo', { authorization })).statusCode, 200)
  room.house.clock.set(Temporal.Instant.fromEpochMilliseconds(claims.exp * 1000 + 1))
  assert.equal((await get(room, '/accounts/connect/userinfo', { authorization })).statusCode, 401)
})

test('a post from another site is refused', async () => {
  await using room = await openTestAccounts()
  const { cookies } = await signIn(room)
  const answer = await room.house.app.inject({
    method: 'POST',
    url: '/accounts/connect/logout',
    headers: { cookie: cookies, origin: 'https://evil.test' },
  })
  assert.equal(answer.statusCode, 403)
  assert.equal((await refresh(room, cookies)).statusCode, 200)
})

type Injected = Awaited<ReturnType<typeof get>>

function get(room: TestAccounts, url: string, headers: Record<string, string>) {
  return room.house.app.inject({ method: 'GET', url, headers })
}

function post(room: TestAccounts, url: string, payload: object) {
  return room.house.app.inject({ method: 'POST', url, payload })
}

function form(room: TestAccounts, fields: Record<string, string>, cookie = '') {
  return room.house.app.inject({
    method: 'POST',
    url: '/accounts/connect/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
    payload: new URLSearchParams(fields).toString(),
  })
}

function refresh(room: TestAccounts, cookie: string) {
  return form(room, { grant_type: 'refresh_token' }, cookie)
}

async function askForCode(room: TestAccounts) {
  const asked = await post(room, '/accounts/otp/create', { mobile: sara })
  return { requestId: String(asked.json().data.requestId), device: `device=${cookieIn(asked, 'device')}` }
}

async function signIn(room: TestAccounts) {
  const { requestId, device } = await askForCode(room)
  const fields = { grant_type: 'otp', mobile: sara, code: room.codeOf(sara), request_id: requestId }
  const answer = await form(room, fields, device)
  return { answer, cookies: `access=${cookieIn(answer, 'access')}; refresh=${cookieIn(answer, 'refresh')}` }
}

function cookieIn(answer: Injected, name: string): string {
  return answer.cookies.find((cookie) => cookie.name === name)?.value ?? ''
}

test('a header of somebody else’s lock takes nobody’s session away, and a page reads the cookie alone', async () => {
  await using room = await openTestAccounts()
  const { cookies: cookie } = await signIn(room)
  const user = '/accounts/api/Account/CurrentUser'
  for (const authorization of ['Basic c3RhZ2luZzpwYXNz', 'Negotiate YII=', ''])
    assert.equal((await get(room, user, { cookie, authorization })).json().data.phoneNumber, sara)
  for (const authorization of ['Bearer nonsense', 'Bearer']) {
    assert.equal((await get(room, user, { cookie, authorization })).statusCode, 401)
    const request = { host: '', headers: { cookie, authorization } } as FastifyRequest
    assert.equal((await room.accounts.pageVisitorOf(request)).kind, 'user')
    const stranger = { host: '', headers: { authorization } } as FastifyRequest
    assert.equal((await room.accounts.pageVisitorOf(stranger)).kind, 'guest')
  }
})
