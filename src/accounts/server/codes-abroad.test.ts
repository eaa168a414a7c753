import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CODES_SENT } from '#accounts/code-limits.ts'
import { openTestAccounts } from '#testing/accounts/accounts.ts'
import { refusalOf } from '#testing/accounts/refusal.ts'

const most = CODES_SENT.find(({ per }) => per === 'country')?.most ?? 0
/** Each from a network and a browser of its own. */
const from = (at: number) => ({ device: `browser ${at}`, address: `31.${at}.7.7` })

test('a number abroad gets its code, and opens the same account however it is written', async () => {
  await using room = await openTestAccounts()
  await room.accounts.createCode({ mobile: '0049 (0)151 23456789', ...from(1) })
  assert.deepEqual(room.sent.at(-1)?.to, '+4915123456789')
})

test('codes to one country abroad are bounded, and no other country waits for it', async () => {
  await using room = await openTestAccounts()
  const toBritain = (at: number) => ({ mobile: `+4479111234${String(at).padStart(2, '0')}`, ...from(at) })
  for (let at = 0; at < most; at += 1) await room.accounts.createCode(toBritain(at))
  assert.equal(await refusalOf(room.accounts.createCode(toBritain(most))), 'CAPTCHA_NEEDED')
  for (const [at, mobile] of ['+4915123456789', '+989121234567', '+9647701234567'].entries())
    await room.accounts.createCode({ mobile, ...from(100 + at) })
  const captcha = await room.solved(from(most))
  await room.accounts.createCode({ ...toBritain(most), captcha })
})
