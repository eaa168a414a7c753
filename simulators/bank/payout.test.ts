import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, beforeEach, test } from 'node:test'
import { namedAccounts, type PayoutFate } from './payout-fates.ts'
import { type BankSimulator, openBankSimulator } from './server.ts'

interface Settlement {
  readonly id: string
  readonly track_id: string
  readonly amount: number
  readonly status: string
  readonly ref_code: string | null
  readonly revised_transaction_id: string | null
  readonly settlement_date_jalali: string
}

interface Answer {
  readonly status: number
  readonly errors?: Readonly<Record<string, readonly string[]>>
  readonly data?: {
    readonly settlement?: Settlement & readonly Settlement[]
    readonly settlements?: { readonly data: readonly Settlement[] }
  }
}

let now = Temporal.Instant.from('2026-11-21T08:00:00Z')
let folder: string
let bank: BankSimulator

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bank-'))
  bank = await openBankSimulator({ port: 0, file: path.join(folder, 'bank.jsonl'), now: () => now })
})
beforeEach(() => bank.faults.clear())
after(async () => {
  await bank.close()
  await rm(folder, { recursive: true })
})

async function ask(at: string, fields?: object, ms = 20_000): Promise<Answer & { readonly code: number }> {
  const answer = await fetch(`${bank.url}/vandar/v3/business/parastoo/settlement${at}`, {
    method: fields === undefined ? 'GET' : 'POST',
    headers: { authorization: 'Bearer t', 'content-type': 'application/json' },
    signal: AbortSignal.timeout(ms),
    ...(fields === undefined ? {} : { body: JSON.stringify(fields) }),
  })
  const read: Answer = await answer.json()
  return { ...read, code: answer.status }
}

function accountOf(fate: PayoutFate): string {
  return namedAccounts.find((one) => one.fate === fate)?.iban ?? assert.fail(fate)
}

async function sent(fate: PayoutFate, trackId: string = randomUUID()) {
  const order = { amount: 5_000_000, iban: accountOf(fate), track_id: trackId }
  // this account’s order never gets an answer
  const { data } = await ask('/store', order, fate === 'answer-lost' ? 400 : undefined)
  return data?.settlement?.[0] ?? assert.fail()
}

const byTrack = async (trackId: string) => (await ask(`?track_id=${trackId}`)).data?.settlements?.data ?? []
const later = () => {
  now = now.add({ seconds: 21 })
}

test('an ordinary account is paid at once, in rial', async () => {
  const settlement = await sent('pays')
  assert.equal(settlement.amount, 5_000_000)
  assert.equal(settlement.status, 'DONE')
  assert.match(settlement.ref_code ?? '', /^\d+$/)
  assert.equal(settlement.settlement_date_jalali, '1405/08/30')
  assert.deepEqual((await ask(`/${settlement.id}`)).data?.settlement, settlement)
})

test('an account decides when it is paid, bounces or gives the money back', async () => {
  for (const [fate, first, then] of [
    ['pays-later', 'PENDING', 'DONE'],
    ['bounces', 'PENDING', 'FAILED'],
    ['returns', 'DONE', 'FAILED'],
    ['stays', 'PENDING', 'PENDING'],
  ] as const) {
    const { status, track_id: trackId } = await sent(fate)
    assert.equal(status, first, fate)
    later()
    const [now] = await byTrack(trackId)
    assert.equal(now?.status, then, fate)
    assert.equal(now?.revised_transaction_id !== null, fate === 'returns')
  }
})

test('the same number never pays twice', async () => {
  const trackId = randomUUID()
  await sent('pays', trackId)
  const again = await ask('/store', { amount: 5_000_000, iban: accountOf('pays'), track_id: trackId })
  assert.equal(again.code, 422)
  assert.ok(again.errors?.['track_id'])
  assert.equal((await byTrack(trackId)).length, 1)
})

test('an answer that is lost leaves a payment that can be found', async () => {
  const trackId = randomUUID()
  await assert.rejects(sent('answer-lost', trackId))
  assert.equal((await byTrack(trackId))[0]?.status, 'DONE')
  bank.faults.order('settlement-lost', 1)
  const other = randomUUID()
  await assert.rejects(sent('pays', other))
  assert.equal((await byTrack(other))[0]?.status, 'DONE')
  bank.faults.order('settlement-down', 1)
  const never = randomUUID()
  await assert.rejects(sent('pays', never))
  assert.deepEqual(await byTrack(never), [])
})

test('it takes no order it cannot read, and refuses one account', async () => {
  const right = { amount: 50_000, iban: accountOf('pays'), track_id: randomUUID() }
  for (const [wrong, field] of [
    [{ amount: 49_999 }, 'amount'],
    [{ amount: '50000' }, 'amount'],
    [{ iban: 'IR510170000000100203041235' }, 'iban'],
    [{ iban: accountOf('pays').slice(2) }, 'iban'],
    [{ iban: accountOf('refused') }, 'iban'],
    [{ track_id: '1' }, 'track_id'],
  ] as const) {
    const answer = await ask('/store', { ...right, ...wrong })
    assert.equal(answer.code, 422)
    assert.deepEqual(Object.keys(answer.errors ?? {}), [field])
  }
  const stranger = await fetch(`${bank.url}/vandar/v3/business/parastoo/settlement?track_id=1`)
  assert.equal(stranger.status, 401)
  assert.equal((await ask(`/${randomUUID()}`)).code, 404)
})

test('payouts survive the bank', async () => {
  const { id } = await sent('pays')
  const reopened = await openBankSimulator({ port: 0, file: path.join(folder, 'bank.jsonl'), now: () => now })
  assert.equal(reopened.payouts.byId('parastoo', id)?.amount, 5_000_000)
  await reopened.close()
})
