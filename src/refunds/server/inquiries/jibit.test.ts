import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { isCardNumber, isIban } from '#money/bank-account.ts'
import { bankCodeOfCard, bankCodeOfIban } from '#money/banks.ts'
import type { AccountInquiry } from '#refunds/server/inquiries/inquiry.ts'
import { openJibit } from '#refunds/server/inquiries/jibit.ts'
import { sorts } from '#simulators/bank/misfortunes.ts'
import { type BankSimulator, openBankSimulator } from '#simulators/bank/server.ts'

let bank: BankSimulator
let jibit: AccountInquiry

before(async () => {
  bank = await openBankSimulator({ port: 0 })
})
beforeEach(() => {
  bank.faults.clear()
  jibit = waitingFor(20_000)
})
after(() => bank.close())

function waitingFor(timeoutMs: number): AccountInquiry {
  return openJibit({ baseUrl: `${bank.url}/jibit`, apiKey: 'a', secretKey: 's', timeoutMs })
}

function cardEnding(ending: string, bin = '603799'): string {
  const tries = Array.from(
    { length: 1000 },
    (_, middle) => `${bin}${String(middle).padStart(6, '0')}${ending}`,
  )
  return tries.find(isCardNumber) ?? assert.fail(ending)
}

test('the account behind a card is one that proves itself, at the bank of the card', async () => {
  for (const bin of ['603799', '622106', '610433']) {
    const card = cardEnding('1234', bin)
    const told = await jibit.ibanOfCard(card)
    assert.equal(told.kind, 'told')
    const iban = told.kind === 'told' ? told.iban : ''
    assert.ok(isIban(iban))
    assert.equal(bankCodeOfIban(iban), bankCodeOfCard(card))
  }
})

test('a card that is not active, a blocked account and one that is not there are refused', async () => {
  assert.equal((await jibit.ibanOfCard(cardEnding('0404'))).kind, 'refused')
  assert.equal((await jibit.ibanOfCard(cardEnding('0423'))).kind, 'refused')
  assert.equal((await jibit.isHolder('820540102680020817900404', 'سارا احمدی')).kind, 'refused')
})

test('a bank that is away says nothing of its card', async () => {
  assert.equal((await jibit.ibanOfCard(cardEnding('0503'))).kind, 'unknown')
})

test('a bank says whether it knows the owner by this name, and nothing else of him', async () => {
  const own = '820540102680020817909002'
  assert.deepEqual(await jibit.isHolder(own, 'سارا احمدی'), { kind: 'told', matches: true })
  const others = `${own.slice(0, -4)}0007`
  assert.deepEqual(await jibit.isHolder(others, 'سارا احمدی'), { kind: 'told', matches: false })
})

test('a token that has ended is taken anew; without a right to one nothing is known', async () => {
  const card = cardEnding('1234')
  assert.equal((await jibit.ibanOfCard(card)).kind, 'told')
  await fetch(`${bank.url}/jibit/v1/tokens`, { method: 'DELETE' })
  assert.equal((await jibit.ibanOfCard(card)).kind, 'told')
  const keyless = openJibit({ baseUrl: `${bank.url}/jibit`, apiKey: '', secretKey: '' })
  assert.equal((await keyless.ibanOfCard(card)).kind, 'unknown')
  assert.equal((await keyless.ibanOfCard(card)).kind, 'unknown')
})

test('twenty who ask at once with an ended token are all answered', async () => {
  const card = cardEnding('1234')
  await jibit.ibanOfCard(card)
  await fetch(`${bank.url}/jibit/v1/tokens`, { method: 'DELETE' })
  const told = await Promise.all(Array.from({ length: 20 }, () => jibit.ibanOfCard(card)))
  assert.deepEqual([...new Set(told.map(({ kind }) => kind))], ['told'])
})

for (const sort of sorts)
  test(`whatever goes wrong (${sort}), no account is taken for refused or for another’s`, async () => {
    if (sort === 'hang' || sort === 'late') jibit = waitingFor(500)
    await jibit.ibanOfCard(cardEnding('1234'))
    bank.faults.order(`account-${sort}`, 1)
    assert.equal((await jibit.ibanOfCard(cardEnding('1234'))).kind, 'unknown')
    bank.faults.order(`account-${sort}`, 1)
    assert.equal((await jibit.isHolder('820540102680020817909002', 'سارا احمدی')).kind, 'unknown')
  })

test('nobody there is no refusal', async () => {
  const nowhere = openJibit({ baseUrl: 'http://localhost:1', apiKey: 'a', secretKey: 's' })
  assert.equal((await nowhere.ibanOfCard(cardEnding('1234'))).kind, 'unknown')
})
