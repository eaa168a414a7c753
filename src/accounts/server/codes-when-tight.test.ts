import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { CODES_SENT, CODES_SOLVED, EMAILS_SENT, EMAILS_SOLVED } from '#accounts/code-limits.ts'
import { openTestAccounts, type TestAccounts } from '#testing/accounts/accounts.ts'
import { ask } from '#testing/accounts/owner.ts'
import { refusalOf } from '#testing/accounts/refusal.ts'

const sara = '+989121111111'
const mail = 'sara@parastoo.test'
const noon = Temporal.Instant.from('2026-12-03T12:00:00Z')
const owner = { device: 'a new browser', address: '203.0.113.7' }
const atOwner = { how: 'otp', userAgent: '', ...owner } as const

test('a flood from many networks stops nobody who solves a captcha', async () => {
  await using room = await openAtNoon()
  await spendAll(room, { 'codes-of-all': 1450 })
  assert.equal(await floodOf(room, 100), 50)
  assert.equal(await refusalOf(room.accounts.createCode({ mobile: sara, ...owner })), 'CAPTCHA_NEEDED')
  await signInSolved(room, { mobile: sara })
})

test('without a captcha, numbers and e-mails are bounded; with it, by a ceiling of their own', async () => {
  await using room = await openAtNoon()
  await spendAll(room, { 'codes-of-all': 3000, 'emails-of-all': 3000, 'codes-used': 3000 })
  for (const target of [{ mobile: sara }, { email: mail }]) {
    assert.equal(await refusalOf(room.accounts.createCode({ ...target, ...owner })), 'CAPTCHA_NEEDED')
    await room.accounts.createCode({ ...target, ...owner, captcha: await room.solved(owner) })
  }
  await spendAll(room, { 'solved-codes-of-all': 1000, 'solved-emails-of-all': 1000 })
  room.house.clock.advance({ seconds: 61 })
  const sent = room.sent.length
  for (const target of [{ mobile: sara }, { email: mail }]) {
    const captcha = await room.solved(owner)
    assert.equal(
      await refusalOf(room.accounts.createCode({ ...target, ...owner, captcha })),
      'TOO_MANY_CODES',
    )
  }
  assert.equal(room.sent.length, sent)
})

test("a stranger's flood on a number or an e-mail does not stop its owner in another browser", async () => {
  await using room = await openAtNoon()
  await settle(room)
  for (const target of [{ mobile: sara }, { email: mail }]) {
    const asked = []
    for (let at = 0; at < 12; at++) {
      room.house.clock.advance({ seconds: 61 })
      asked.push(await refusalOf(room.accounts.createCode({ ...target, ...stranger(at) })))
    }
    assert.equal(asked.filter((code) => code === undefined).length, 5)
    assert.equal(asked.at(-1), 'CAPTCHA_NEEDED')
    await signInSolved(room, target)
    room.house.clock.set(noon)
  }
})

test('who asks for codes to a number every minute makes its owner wait no minute', async () => {
  await using room = await openAtNoon()
  await room.accounts.createCode({ mobile: sara, ...stranger(1) })
  assert.equal(await refusalOf(room.accounts.createCode({ mobile: sara, ...owner })), 'CAPTCHA_NEEDED')
  await signInSolved(room, { mobile: sara })
  const again = { mobile: sara, ...owner, captcha: await room.solved(owner) }
  assert.equal(await refusalOf(room.accounts.createCode(again)), 'RESEND_TOO_SOON', 'he waits for his own')
})

test('a stranger who solves captchas spends what is left to his browser and his network, not to the number', async () => {
  await using room = await openAtNoon()
  let sent = 0
  for (let at = 0; at < 40; at++) {
    room.house.clock.advance({ seconds: 61 })
    const from = { device: `thief ${at % 6}`, address: `198.51.100.${at}` }
    const asking = { mobile: sara, ...from, captcha: await room.solved(from) }
    if ((await refusalOf(room.accounts.createCode(asking))) === undefined) sent += 1
  }
  assert.equal(sent, 5 + 8)
  room.house.clock.advance({ seconds: 61 })
  await signInSolved(room, { mobile: sara })
})

test('one browser gets four codes an hour by captchas, and one number thirty a day, wherever they are asked for', async () => {
  await using room = await openAtNoon()
  await spendAll(room, { 'codes-of-all': 3000, 'codes-used': 3000 })
  const inBrowser = []
  for (let at = 0; at < 5; at++) {
    room.house.clock.advance({ seconds: 61 })
    const asking = { mobile: sara, ...owner, captcha: await room.solved(owner) }
    inBrowser.push(await refusalOf(room.accounts.createCode(asking)))
  }
  assert.deepEqual(inBrowser, [undefined, undefined, undefined, undefined, 'TOO_MANY_CODES'])
  let sent = 4
  for (let at = 0; at < 40; at++) {
    room.house.clock.advance({ seconds: 61 })
    const asking = { mobile: sara, ...stranger(at), captcha: await room.solved(stranger(at)) }
    if ((await refusalOf(room.accounts.createCode(asking))) === undefined) sent += 1
  }
  assert.equal(sent, 30)
})

test('a captcha counts once, for the browser it was drawn for, and a wrong one sends nothing', async () => {
  await using room = await openAtNoon()
  await spendAll(room, { 'codes-of-all': 3000, 'codes-used': 3000 })
  const captcha = await room.solved(owner)
  const tries = [
    { mobile: sara, ...stranger(1), captcha },
    { mobile: sara, ...owner, captcha: { ...captcha, captchaCode: '00000' } },
    { mobile: sara, ...owner, captcha },
    { mobile: '+989122222222', ...owner, captcha },
  ]
  const told = []
  for (const asking of tries) told.push(await refusalOf(room.accounts.createCode(asking)))
  assert.deepEqual(told, ['CAPTCHA_WRONG', 'CAPTCHA_WRONG', undefined, 'CAPTCHA_WRONG'])
  assert.equal(room.sent.length, 1)
})

test('that a captcha is asked tells nobody whether a number or an e-mail has an account', async () => {
  await using room = await openAtNoon()
  await settle(room)
  const known = [{ mobile: sara }, { email: mail }]
  const unknown = [{ mobile: '+989123333333' }, { email: 'nobody@parastoo.test' }]
  await spendAll(room, { 'codes-of-all': 3000, 'emails-of-all': 3000, 'codes-used': 3000 })
  for (const line of ['POST /accounts/otp/create', 'POST /accounts/password/Forgot'])
    for (const [at, target] of known.entries()) {
      const told = [target, unknown[at]].map(async (body) => {
        const { status, code, says } = await ask(room, line, { body: { ...body }, device: 'd' })
        return { status, code, says }
      })
      const [ofKnown, ofUnknown] = await Promise.all(told)
      assert.equal(ofKnown?.code, 'CAPTCHA_NEEDED')
      assert.deepEqual(ofKnown, ofUnknown)
    }
})

test('on the wire a puzzle comes with its picture and its sound, and the code for its digits', async () => {
  await using room = await openAtNoon()
  await spendAll(room, { 'codes-of-all': 3000, 'codes-used': 3000 })
  const line = 'POST /accounts/otp/create'
  assert.equal((await ask(room, line, { body: { mobile: sara }, device: 'd' })).code, 'CAPTCHA_NEEDED')
  const puzzle = await ask(room, 'POST /accounts/otp/Captcha', { device: 'd' })
  const { captchaId, imageUrl, audioUrl } = puzzle.data as Record<string, string>
  assert.ok(imageUrl?.endsWith(`/Image/${captchaId}`) && audioUrl?.endsWith(`/Audio/${captchaId}`))
  const captcha = await room.solved({ device: 'd', address: owner.address })
  const told = await ask(room, line, { body: { mobile: sara, captcha }, device: 'd' })
  assert.equal(told.status, 200)
  assert.equal(room.sent.length, 1)
})

test('one address asks for three hundred puzzles an hour', async () => {
  await using room = await openAtNoon()
  await spendAll(room, { 'captchas-of-address': 300 }, '203.0.113.7')
  assert.equal(await refusalOf(room.accounts.codeCaptcha(owner)), 'TOO_MANY_CODES')
  await room.accounts.codeCaptcha({ ...owner, address: '203.0.114.7' })
})

test('with captchas and without, the messages of an hour stay below four thousand by phone, and as many by e-mail', () => {
  for (const [free, solved] of [
    [CODES_SENT, CODES_SOLVED],
    [EMAILS_SENT, EMAILS_SOLVED],
  ] as const) {
    const both = [...free, ...solved].filter(({ per }) => per === 'all')
    assert.ok(both.every(({ seconds }) => seconds === 3600))
    assert.equal(
      both.reduce((sum, { most }) => sum + most, 0),
      4000,
    )
  }
})

async function floodOf(room: TestAccounts, many: number): Promise<number> {
  for (let at = 0; at < many; at += 50)
    await Promise.allSettled(
      Array.from({ length: Math.min(50, many - at) }, (_, index) =>
        room.accounts.createCode({
          mobile: `+98935${String((at + index) * 6007).padStart(7, '0')}`,
          ...stranger(at + index),
        }),
      ),
    )
  return room.sent.length
}

function stranger(at: number) {
  return { device: `stranger ${at}`, address: `${20 + (at % 200)}.${Math.floor(at / 200)}.7.9` }
}

async function signInSolved(room: TestAccounts, target: { mobile: string } | { email: string }) {
  const { requestId } = await room.accounts.createCode({
    ...target,
    ...owner,
    captcha: await room.solved(owner),
  })
  const code = room.codeOf('mobile' in target ? target.mobile : target.email)
  await room.accounts.signIn({ ...target, requestId, code, device: owner.device }, atOwner)
}

async function spendAll(room: TestAccounts, counts: Readonly<Record<string, number>>, ofWhom = 'all') {
  for (const [what, count] of Object.entries(counts))
    await sql`insert into accounts.counts (what, of_whom, window_ends, count)
      values (${what}, ${ofWhom}, ${noon.add({ hours: 1 })}, ${count})
      on conflict (what, of_whom, window_ends) do update set count = excluded.count`.execute(
      room.house.database,
    )
}

async function settle(room: TestAccounts) {
  const { userId } = await room.accounts.settle(sara)
  await sql`update accounts.users set email = ${mail} where id = ${userId}`.execute(room.house.database)
}

async function openAtNoon(): Promise<TestAccounts> {
  const room = await openTestAccounts()
  room.house.clock.set(noon)
  return room
}
