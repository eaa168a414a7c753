import assert from 'node:assert/strict'
import { test } from 'node:test'
import { passportNeeded, passportRule } from '#flights/abroad/passport-validity.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const visit = (country: string, arrives: string, leaves?: string) => ({
  country,
  arrives: day(arrives),
  leaves: leaves === undefined ? undefined : day(leaves),
})
const until = (issuer: string, ...visits: readonly ReturnType<typeof visit>[]) => {
  const needed = passportNeeded(visits, issuer)
  return needed && [needed.country, needed.until.toString(), needed.isAssumed]
}

test('three months count from the day one leaves, six from the day one comes in', () => {
  const home = visit('IR', '2026-12-20')
  assert.deepEqual(until('IR', visit('DE', '2026-12-01', '2026-12-20'), home), ['DE', '2027-03-20', false])
  assert.deepEqual(until('IR', visit('AE', '2026-12-01', '2026-12-20'), home), ['AE', '2027-06-01', false])
  assert.deepEqual(until('IR', visit('GB', '2026-12-01', '2026-12-20')), ['GB', '2026-12-20', false])
  assert.deepEqual(until('IR', visit('DE', '2026-12-01')), ['DE', '2027-03-01', false])
})

test('home lets in while the passport is valid; the other country asks its visitors', () => {
  const back = visit('IR', '2026-12-20')
  assert.deepEqual(until('IR', back), ['IR', '2026-12-20', false])
  assert.deepEqual(until('IQ', back), ['IR', '2027-06-20', false])
})

test('where no rule is known six months are taken, and the strictest of many countries counts', () => {
  assert.equal(passportRule('UZ'), undefined)
  const many = [visit('DE', '2026-12-01', '2026-12-05'), visit('UZ', '2026-12-05', '2026-12-09')]
  assert.deepEqual(until('IR', ...many), ['UZ', '2027-06-05', true])
  assert.equal(until('IR'), undefined)
})

test('nobody asks for more than our own form does: six months from the last landing', () => {
  for (const country of ['TR', 'AE', 'DE', 'AZ', 'GE', 'UZ', 'ZA', 'CN'])
    assert.ok((passportRule(country)?.months ?? 6) <= 6, country)
})
