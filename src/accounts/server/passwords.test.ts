import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { type CurrentUser, accountCalls as calls } from '#accounts/calls.ts'
import { openTestAccounts, type TestAccounts } from '#testing/accounts/accounts.ts'
import { ask, ownerOf, type TestOwner } from '#testing/accounts/owner.ts'

const sara = '+989121111111'
const first = 'sarv-o-kaj-72'
const second = 'abr-o-baran-31'

test('the first password is set once, is asked for no more, and the owner is told', async () => {
  await using room = await openTestAccounts()
  const owner = await ownerOf(room, sara)
  assert.equal((await me(owner)).shouldAskForPassword, true)
  assert.equal((await setFirst(owner)).status, 200)
  const { hasPassword, shouldAskForPassword } = await me(owner)
  assert.deepEqual({ hasPassword, shouldAskForPassword }, { hasPassword: true, shouldAskForPassword: false })
  assert.deepEqual(
    room.told.map(({ happened, phone }) => [happened, phone]),
    [['changed', sara]],
  )
  assert.equal((await setFirst(owner, second)).code, 'PASSWORD_EXISTS')
})

test('who sends the prompt away is never asked again', async () => {
  await using room = await openTestAccounts()
  const owner = await ownerOf(room, sara)
  await owner.ask(calls.dismissPasswordPrompt.line)
  assert.equal((await me(owner)).shouldAskForPassword, false)
  room.house.clock.advance({ seconds: 61 })
  assert.equal((await me(await ownerOf(room, sara, 'elsewhere'))).shouldAskForPassword, false)
})

test('a first password wants the phone when it was not proven within ten minutes', async () => {
  await using room = await openTestAccounts()
  const owner = await ownerOf(room, sara)
  room.house.clock.advance({ seconds: 10 * 60 })
  const refused = await setFirst(owner)
  assert.deepEqual([refused.status, refused.code], [403, 'STEP_UP_NEEDED'])
  assert.equal((await me(owner)).hasPassword, false)
})

test('the number, written in any digits, and its password sign in', async () => {
  await using room = await openTestAccounts()
  await setFirst(await ownerOf(room, sara))
  for (const username of [sara, '09121111111', '۰۹۱۲ ۱۱۱ ۱۱۱۱', '00989121111111', '٠٩١٢١١١١١١١'])
    assert.equal((await signIn(room, username, first)).status, 200, username)
  for (const [username, password] of [
    [sara, `${first} `],
    [sara, first.toUpperCase()],
    [sara, ''],
    ['09122222222', first],
    ['sara@parastoo.test', first],
    ['سارا', first],
  ] as const) {
    const told = await signIn(room, username, password)
    assert.deepEqual([told.status, told.code], [400, 'PASSWORD_INCORRECT'], username)
    assert.match(told.says['password'] ?? '', /رمز عبور درست نیست/)
  }
})

test('a password is changed by the old one, by every rule, and every other session ends', async () => {
  await using room = await openTestAccounts()
  const owner = await ownerOf(room, sara)
  await setFirst(owner)
  const elsewhere = await room.accounts.signInByPassword(
    { username: sara, password: first },
    browser('laptop'),
  )
  const change = (oldPassword: string, newPassword: string, repeatPassword = newPassword) =>
    owner.ask(calls.changePassword.line, { oldPassword, newPassword, repeatPassword })
  const refusals = [
    [await change('', '', ''), { oldPassword: /فعلی/, newPassword: /تازه/, repeatPassword: /دوباره/ }],
    [await change(first, 'x7-kq'), { newPassword: /۶ نویسه/ }],
    [await change(first, second, first), { repeatPassword: /یکی نیستند/ }],
    [await change(first, first), { newPassword: /همان رمز فعلی/ }],
    [await change(first, 'parastoo1405'), { newPassword: /بسیاری/ }],
    [await change(first, '9121111111x'), { newPassword: /خودتان/ }],
    [await change(second, second + first), { oldPassword: /درست نیست/ }],
  ] as const
  for (const [told, says] of refusals) {
    assert.equal(told.status, 400)
    assert.deepEqual(Object.keys(told.says), Object.keys(says))
    for (const [field, sentence] of Object.entries(says)) assert.match(told.says[field] ?? '', sentence)
  }
  assert.equal((await change(first, second)).status, 200)
  assert.equal((await me(owner)).userId, owner.userId)
  await assert.rejects(room.accounts.refresh(elsewhere.refreshToken), { code: 'SESSION_ENDED' })
  assert.equal((await signIn(room, sara, first)).code, 'PASSWORD_INCORRECT')
  assert.equal((await signIn(room, sara, second)).status, 200)
})

test('of two changes at once one is made', async () => {
  await using room = await openTestAccounts()
  const owner = await ownerOf(room, sara)
  await setFirst(owner)
  const asked = [second, 'rood-o-darya-58'].map((newPassword) =>
    owner.ask(calls.changePassword.line, {
      oldPassword: first,
      newPassword,
      repeatPassword: newPassword,
    }),
  )
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  assert.deepEqual(statuses.toSorted(), [200, 400])
})

test('a number in whatever digits and an e-mail address are tried as the one account they name', async () => {
  await using room = await openTestAccounts()
  room.house.clock.set(Temporal.Instant.from('2026-12-03T12:05:00Z'))
  await setFirst(await ownerOf(room, sara))
  await sql`update accounts.users set email = 'sara@parastoo.test'`.execute(room.house.database)
  const spellings = [sara, '۰۹۱۲۱۱۱۱۱۱۱', 'Sara@parastoo.test']
  const codes = []
  for (let tries = 0; tries < 12; tries++)
    codes.push((await signIn(room, spellings[tries % 3] ?? '', 'a guess')).code)
  assert.deepEqual(codes.slice(9), ['PASSWORD_INCORRECT', 'TOO_MANY_TRIES', 'TOO_MANY_TRIES'])
})

test('a stolen session guesses the old password ten times an hour, with whatever cookie', async () => {
  await using room = await openTestAccounts()
  room.house.clock.set(Temporal.Instant.from('2026-12-03T12:05:00Z'))
  const owner = await ownerOf(room, sara)
  await setFirst(owner)
  const codes = []
  for (let guess = 0; guess < 12; guess++) {
    const body = { oldPassword: `guess ${guess}`, newPassword: second, repeatPassword: second }
    const line = calls.changePassword.line
    codes.push((await ask(room, line, { body, token: owner.token, device: `cookie${guess}` })).code)
  }
  assert.deepEqual(codes.slice(9), ['OLD_PASSWORD_INCORRECT', 'TOO_MANY_TRIES', 'TOO_MANY_TRIES'])
})

test('whether a number has a password is told to its owner alone', async () => {
  await using room = await openTestAccounts()
  const owner = await ownerOf(room, sara)
  await setFirst(owner)
  const stranger = await ownerOf(room, '+989122222222')
  const told = await Promise.all([
    owner.ask(calls.userHasPassword.line, { mobile: '09121111111' }),
    stranger.ask(calls.userHasPassword.line, { mobile: sara }),
    stranger.ask(calls.userHasPassword.line, { mobile: '+989122222222' }),
    ask(room, calls.userHasPassword.line, { body: { mobile: sara } }),
    owner.ask(calls.userHasPassword.line, { mobile: 'nonsense' }),
  ])
  assert.deepEqual(
    told.map(({ data }) => (data as { userHasPassword: boolean }).userHasPassword),
    [true, false, false, false, false],
  )
})

test('a password is kept as an argon2id hash and never logged', async () => {
  await using room = await openTestAccounts()
  const owner = await ownerOf(room, sara)
  await setFirst(owner)
  await signIn(room, sara, first)
  await signIn(room, sara, 'the wrong one 93')
  await signIn(room, 'the wrong field 94', first)
  const { rows } = await sql<{ hash: string }>`select password_hash as hash from accounts.users`.execute(
    room.house.database,
  )
  assert.match(
    rows[0]?.hash ?? '',
    /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
  )
  const { rows: counts } = await sql`select * from accounts.counts`.execute(room.house.database)
  const traces = [...room.house.logged, JSON.stringify(counts)].join('\n')
  for (const secret of [first, 'the wrong one 93', 'the wrong field 94']) assert.ok(!traces.includes(secret))
})

function browser(device: string) {
  return { how: 'password', device, address: '203.0.113.9', userAgent: '' } as const
}

async function me(owner: TestOwner): Promise<CurrentUser> {
  return (await owner.ask(calls.currentUser.line)).data as CurrentUser
}

function setFirst(owner: TestOwner, newPassword = first) {
  return owner.ask(calls.setFirstPassword.line, { newPassword, repeatPassword: newPassword })
}

function signIn(room: TestAccounts, username: string, password: string) {
  return ask(room, calls.token.line, { body: { grant_type: 'password', username, password } })
}
