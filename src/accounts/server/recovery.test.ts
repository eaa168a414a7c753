import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { type CurrentUser, accountCalls as calls } from '#accounts/calls.ts'
import { openTestAccounts, type TestAccounts } from '#testing/accounts/accounts.ts'
import { ask, ownerOf, type TestResponse } from '#testing/accounts/owner.ts'

const sara = '+989121111111'
const mail = 'sara@parastoo.test'
const fresh = 'abr-o-baran-31'

test('a forgotten password is replaced by a code to the phone; every other session ends and this one is proven', async () => {
  await using room = await openTestAccounts()
  const owner = await ownerOf(room, sara)
  const { data } = await forgot(room, { mobile: '۰۹۱۲۱۱۱۱۱۱۱' })
  const told = await recover(room, data, { mobile: sara, code: room.codeOf(sara) })
  assert.equal(told.status, 200)
  assert.equal((await owner.ask(calls.currentUser.line)).status, 401)
  const token = (told.data as { access_token: string }).access_token
  const change = { body: { email: mail }, token, device: 'own' }
  assert.equal((await ask(room, calls.changeEmail.line, change)).status, 200)
  const signIn = { grant_type: 'password', username: sara, password: fresh }
  assert.equal((await ask(room, calls.token.line, { body: signIn })).status, 200)
  assert.deepEqual(
    room.told.flatMap((news) => ('what' in news ? [news.what] : [])),
    ['password-and-new-keys'],
  )
})

test('a code to the verified e-mail does the same, and proves no phone', async () => {
  await using room = await openTestAccounts()
  const owner = await ownerOf(room, sara)
  const sent = (await owner.ask(calls.changeEmail.line, { email: mail })).data as { requestId: string }
  const proof = { email: mail, requestId: sent.requestId, code: room.codeOf(mail) }
  assert.equal((await owner.ask(calls.confirmEmail.line, proof)).status, 200)
  const { data } = await forgot(room, { email: 'SARA@parastoo.test' })
  const told = await recover(room, data, { email: mail, code: room.codeOf(mail) })
  assert.equal(told.status, 200)
  const token = (told.data as { access_token: string }).access_token
  const change = { body: { mobile: '09122222222' }, token, device: 'own' }
  assert.equal((await ask(room, calls.changePhone.line, change)).code, 'STEP_UP_NEEDED')
})

test('a bad password costs nothing of the code, even one that only its owner may know to be bad', async () => {
  await using room = await openTestAccounts()
  const owner = await ownerOf(room, sara)
  await owner.ask(calls.updateAccount.line, { lastName: 'MOHAMMADI' })
  const { data } = await forgot(room, { mobile: sara })
  const code = room.codeOf(sara)
  const wrong = String(((Number(code) - 1000 + 1) % 9000) + 1000)
  const tries = [
    [await recover(room, data, { mobile: sara, code, password: 'short' }), /۶ نویسه/],
    [await recover(room, data, { mobile: sara, code, password: '09121111111' }), /بسیاری/],
    [await recover(room, data, { mobile: sara, code: wrong, password: 'mohammadi1368' }), undefined],
    [await recover(room, data, { mobile: sara, code, password: 'mohammadi1368' }), /خودتان/],
  ] as const
  for (const [told, says] of tries) {
    assert.equal(told.status, 400)
    if (says === undefined) assert.equal(told.code, 'CODE_INCORRECT')
    else assert.match(told.says['newPassword'] ?? '', says)
  }
  assert.equal((await recover(room, data, { mobile: sara, code })).status, 200)
})

test('of two recoveries with one code at once one is made; a sign-in code recovers nothing', async () => {
  await using room = await openTestAccounts()
  await ownerOf(room, sara)
  const { data } = await forgot(room, { mobile: sara })
  const code = room.codeOf(sara)
  const told = await Promise.all([1, 2].map(() => recover(room, data, { mobile: sara, code })))
  assert.deepEqual(told.map(({ status }) => status).toSorted(), [200, 400])
  room.house.clock.advance({ seconds: 61 })
  const signIn = await ask(room, calls.createCode.line, { body: { mobile: sara }, device: 'own' })
  const other = await recover(room, signIn.data, { mobile: sara, code: room.codeOf(sara) })
  assert.equal(other.code, 'CODE_SPENT')
})

test('a code that is given back explains its slips once, and is not used until somebody recovers by it', async () => {
  await using room = await openTestAccounts()
  room.house.clock.set(Temporal.Instant.from('2026-12-03T12:05:00Z'))
  const owner = await ownerOf(room, sara)
  await owner.ask(calls.updateAccount.line, { lastName: 'MOHAMMADI' })
  room.house.clock.advance({ seconds: 61 })
  const midnight = Temporal.Instant.from('2026-12-04T00:00:00Z')
  const device = 'new'
  await sql`insert into accounts.counts (what, of_whom, window_ends, count)
    values ('guesses-at-4-digits', 'phone', ${midnight}, 50)
    on conflict (what, of_whom, window_ends) do update set count = 50`.execute(room.house.database)
  const used = await countOf(room, 'codes-used')
  const { data } = await forgot(room, { mobile: sara }, device)
  const wrong = { mobile: sara, code: '0000' }
  for (let slips = 0; slips < 2; slips++)
    assert.equal((await recover(room, data, { ...wrong, device })).code, 'CODE_INCORRECT')
  assert.equal(await countOf(room, 'guesses-at-4-digits'), 52)
  const right = { mobile: sara, code: room.codeOf(sara) }
  for (let round = 0; round < 5; round++) {
    const told = await recover(room, data, { ...right, password: 'mohammadi1368', device })
    assert.match(told.says['newPassword'] ?? '', /خودتان/)
    assert.equal(await countOf(room, 'guesses-at-4-digits'), 50)
    assert.equal(await countOf(room, 'codes-used'), used)
  }
  assert.equal((await recover(room, data, { ...right, device })).status, 200)
  assert.equal(await countOf(room, 'guesses-at-4-digits'), 50)
  assert.equal(await countOf(room, 'codes-used'), used + 1)
})

test('with the password go the keys that were made within a week, and no others', async () => {
  await using room = await openTestAccounts()
  const owner = await ownerOf(room, sara)
  const now = room.house.clock.now()
  for (const [name, days] of [
    ['old', 8],
    ['new', 6],
  ] as const)
    await sql`insert into accounts.passkeys
        (user_id, credential, public_key, counter, transports, is_synced, name, created_at)
      values (${owner.userId}, ${name}, '', 0, '{}', false, ${name}, ${now.subtract({ hours: days * 24 })})`.execute(
      room.house.database,
    )
  await sql`insert into accounts.google_links (subject, user_id, email, linked_at)
    values ('1', ${owner.userId}, 'thief@gmail.test', ${now.subtract({ hours: 1 })})`.execute(
    room.house.database,
  )
  const { data } = await forgot(room, { mobile: sara })
  assert.equal((await recover(room, data, { mobile: sara, code: room.codeOf(sara) })).status, 200)
  const { rows } = await sql`select name from accounts.passkeys
    union all select email from accounts.google_links`.execute(room.house.database)
  assert.deepEqual(rows, [{ name: 'old' }])
})

test('a recovery that cannot end the other sessions recovers nothing', async () => {
  await using room = await openTestAccounts()
  const owner = await ownerOf(room, sara)
  await sql`alter table accounts.sessions add check (revoked_why <> 'password recovered')`.execute(
    room.house.database,
  )
  const { data } = await forgot(room, { mobile: sara })
  assert.equal((await recover(room, data, { mobile: sara, code: room.codeOf(sara) })).status, 500)
  const { hasPassword } = (await owner.ask(calls.currentUser.line)).data as CurrentUser
  assert.equal(hasPassword, false)
  assert.deepEqual(
    (await sql`select count(*)::int as open from accounts.sessions`.execute(room.house.database)).rows,
    [{ open: 1 }],
  )
})

async function countOf(room: TestAccounts, what: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select coalesce(sum(count), 0)::int as count
    from accounts.counts where what = ${what}`.execute(room.house.database)
  return rows[0]?.count ?? 0
}

function forgot(room: TestAccounts, target: object, device = 'own'): Promise<TestResponse> {
  return ask(room, calls.forgotPassword.line, { body: target, device })
}

interface Recovering {
  readonly mobile?: string
  readonly email?: string
  readonly code: string
  readonly password?: string
  readonly device?: string
}

function recover(
  room: TestAccounts,
  sent: unknown,
  { password = fresh, device = 'own', ...fields }: Recovering,
): Promise<TestResponse> {
  const { requestId } = sent as { requestId: string }
  const body = { ...fields, requestId, newPassword: password, repeatPassword: password }
  return ask(room, calls.recoverPassword.line, { body, device })
}
