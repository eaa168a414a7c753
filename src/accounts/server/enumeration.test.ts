import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { accountCalls as calls } from '#accounts/calls.ts'
import { WRONG_GUESSES_A_DAY } from '#accounts/code-limits.ts'
import { openTestAccounts, type TestAccounts } from '#testing/accounts/accounts.ts'
import { ownerOf } from '#testing/accounts/owner.ts'
import { statementsIn } from '#testing/database/statements.ts'

const known = { mobile: '+989121111111', email: 'sara@parastoo.test' }
const withoutPassword = { mobile: '+989122222222' }
const unknown = { mobile: '+989123333333', email: 'nobody@parastoo.test' }

const questions = {
  'a code for a number': [calls.createCode.line, ({ mobile }) => ({ mobile })],
  'a code for an e-mail address': [calls.createCode.line, ({ email }) => ({ email })],
  'a forgotten password, by number': [calls.forgotPassword.line, ({ mobile }) => ({ mobile })],
  'a forgotten password, by e-mail': [calls.forgotPassword.line, ({ email }) => ({ email })],
  'whether there is a password': [calls.userHasPassword.line, ({ mobile }) => ({ mobile })],
  'a wrong password for a number': [calls.token.line, ({ mobile }) => wrongPassword(mobile)],
  'a wrong password for an e-mail address': [calls.token.line, ({ email }) => wrongPassword(email)],
} as const satisfies Record<string, readonly [string, (whom: typeof known) => object]>

for (const [question, [line, bodyOf]] of Object.entries(questions))
  test(`${question} is answered alike, by the same work, whether somebody is there or not`, async () => {
    await using room = await openKnown()
    const told = [await work(room, line, bodyOf(known)), await work(room, line, bodyOf(unknown))] as const
    assert.deepEqual(told[0], told[1])
    assert.ok(told[0].statements.length > 0 || line === calls.userHasPassword.line)
    // a second time at once: RESEND_TOO_SOON must be alike too
    assert.deepEqual(await work(room, line, bodyOf(known)), await work(room, line, bodyOf(unknown)))
  })

test('an account without a password, and a name that is none, cost the same hash as a wrong password', async () => {
  await using room = await openKnown()
  const told = []
  for (const username of [known.mobile, withoutPassword.mobile, unknown.mobile, 'سارا', '', 'x@'])
    told.push(await work(room, calls.token.line, wrongPassword(username)))
  for (const one of told) {
    assert.equal(one.hashes, 1)
    assert.deepEqual(one, told[0])
  }
})

test('too many tries are refused alike, without a hash', async () => {
  await using room = await openKnown()
  const refused = []
  for (const whom of [known, unknown]) {
    for (let tries = 0; tries < 10; tries++) await work(room, calls.token.line, wrongPassword(whom.mobile))
    refused.push(await work(room, calls.token.line, wrongPassword(whom.mobile)))
  }
  assert.deepEqual([refused[0]?.status, refused[0]?.hashes], [429, 0])
  assert.deepEqual(refused[0], refused[1])
})

type To = { readonly mobile: string } | { readonly email: string }

const guesses = {
  'for signing in': [calls.createCode.line, calls.token.line, wrongCode],
  'for a new password': [calls.forgotPassword.line, calls.recoverPassword.line, wrongRecovery],
} as const satisfies Record<string, readonly [string, string, (to: To, requestId: string) => object]>

const roads = {
  'of a number': ({ mobile }) => ({ mobile }),
  'of an e-mail address': ({ email }) => ({ email }),
} as const satisfies Record<string, (whom: typeof known) => To>

for (const [what, [asking, trying, guessOf]] of Object.entries(guesses))
  for (const [road, toOf] of Object.entries(roads))
    test(`a wrong code ${what} ${road} is refused alike, by the same work, whether it was sent to somebody or to nobody`, async () => {
      await using room = await openKnown()
      const told = []
      for (const whom of [known, unknown]) {
        const to = toOf(whom)
        const { requestId } = (await inject(room, asking, to)).json().data
        const answers = []
        for (let tries = 0; tries < 4; tries++) answers.push(await work(room, trying, guessOf(to, requestId)))
        told.push(answers)
      }
      assert.deepEqual(told[0], told[1])
      assert.deepEqual(
        told[0]?.map(({ body }) => (JSON.parse(body) as { meta: { code: string } }).meta.code),
        ['CODE_INCORRECT', 'CODE_INCORRECT', 'CODE_SPENT', 'CODE_SPENT'],
      )
      for (const { hashes, statements } of told[0] ?? []) {
        assert.equal(hashes, 0)
        assert.ok(statements.length > 0)
      }
    })

test('a passkey is asked for alike in a browser of somebody who has one and in any other', async () => {
  await using room = await openKnown()
  const { userId } = await room.accounts.admit({ phone: known.mobile }, { ...atHome, device: 'own' })
  await sql`insert into accounts.passkeys (user_id, credential, public_key, counter, transports, is_synced, name, created_at)
    values (${userId}, 'a-key', '', 0, '{}', false, 'a key', now())`.execute(room.house.database)
  const told = []
  for (const device of ['own', 'a-thief']) {
    const { body, ...rest } = await work(room, calls.askPasskey.line, {}, device)
    const { data } = JSON.parse(body) as { data: { options: { challenge: string } } }
    told.push({ ...rest, data: { ...data, options: { ...data.options, challenge: '…' } } })
  }
  assert.deepEqual(told[0], told[1])
  assert.ok((told[0]?.statements.length ?? 0) > 0)
})

test('with the guesses of the day spent, known and unknown are refused alike', async () => {
  await using room = await openKnown()
  const asked = []
  for (const { email } of [known, unknown])
    asked.push({
      email,
      request_id: (await inject(room, calls.createCode.line, { email })).json().data.requestId,
    })
  const midnight = Temporal.Instant.from('2026-12-04T00:00:00Z')
  for (const [what, ofWhom, most] of [
    ['guesses-at-4-digits', 'email', WRONG_GUESSES_A_DAY.email[4]],
    ['wrong-passwords-of-all', 'all', 600],
  ] as const)
    await sql`insert into accounts.counts (what, of_whom, window_ends, count)
      values (${what}, ${ofWhom}, ${midnight}, ${most})
      on conflict (what, of_whom, window_ends) do update set count = excluded.count`.execute(
      room.house.database,
    )
  const atCodes = []
  for (const guess of asked)
    atCodes.push(await work(room, calls.token.line, { grant_type: 'email_otp', code: '0000', ...guess }))
  assert.equal(atCodes[0]?.status, 400)
  assert.match(atCodes[0]?.body ?? '', /CODE_SPENT/)
  assert.deepEqual(atCodes[0], atCodes[1])
  const atPasswords = []
  for (const { mobile } of [known, withoutPassword, unknown])
    atPasswords.push(await work(room, calls.token.line, wrongPassword(mobile)))
  assert.equal(atPasswords[0]?.status, 429)
  for (const one of atPasswords) assert.deepEqual(one, atPasswords[0])
})

async function openKnown(): Promise<TestAccounts> {
  const room = await openTestAccounts()
  room.house.clock.set(Temporal.Instant.from('2026-12-03T12:05:00Z'))
  const owner = await ownerOf(room, known.mobile)
  const newPassword = 'sarv-o-kaj-72'
  await owner.ask(calls.setFirstPassword.line, { newPassword, repeatPassword: newPassword })
  const { data } = await owner.ask(calls.changeEmail.line, { email: known.email })
  const { requestId } = data as { requestId: string }
  await owner.ask(calls.confirmEmail.line, { email: known.email, requestId, code: room.codeOf(known.email) })
  await ownerOf(room, withoutPassword.mobile)
  room.house.clock.advance({ seconds: 61 })
  return room
}

const atHome = { how: 'otp', address: '203.0.113.7', userAgent: '' } as const

async function work(room: TestAccounts, line: string, ...[body, device]: [object, string?]) {
  const before = room.hashes()
  const { answer, statements } = await statementsIn(room.house.pool, () => inject(room, line, body, device))
  return {
    status: answer.statusCode,
    headers: Object.keys(answer.headers).toSorted(),
    body: answer.body.replace(/"[0-9a-f-]{36}"|"req-\w+"|"expiresAt":"[^"]+"/g, '"…"'),
    hashes: room.hashes() - before,
    statements: statements.map((text) => text.replace(/^(?:release|rollback to)(?= savepoint)/, 'end')),
  }
}

function inject(room: TestAccounts, line: string, ...[body, device = 'a-thief']: [object, string?]) {
  const isForm = line === calls.token.line
  return room.house.app.inject({
    method: 'POST',
    url: line.split(' ')[1] ?? '',
    remoteAddress: '198.51.100.7',
    headers: {
      cookie: `device=${device}`,
      ...(isForm ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    },
    payload: isForm ? new URLSearchParams(body as Record<string, string>).toString() : body,
  })
}

function wrongCode(to: To, request_id: string) {
  return { grant_type: 'email' in to ? 'email_otp' : 'otp', ...to, code: '0000', request_id }
}

function wrongRecovery(to: To, requestId: string) {
  return { ...to, requestId, code: '0000', newPassword: 'abr-o-baran-31', repeatPassword: 'abr-o-baran-31' }
}

function wrongPassword(username: string) {
  return { grant_type: 'password', username, password: 'not the right one' }
}
