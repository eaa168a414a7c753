import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { bankCalls } from '#accounts/bank-calls.ts'
import type { BankForm } from '#accounts/bank-form.ts'
import { type BankDetails, openBankDetails } from '#accounts/server/bank-details.ts'
import { bankHandlers } from '#accounts/server/bank-handlers.ts'
import { all, one } from '#database/database.ts'
import { refusals } from '#server/refusal.ts'
import { openTestHouse, type TestHouse } from '#testing/server/house.ts'

const refuse = refusals({ STEP_UP_NEEDED: { says: 'کد بگیرید.', status: 403 } })
const parsian: BankForm = {
  iban: 'IR82 0540 1026 8002 0817 9090 02',
  cardNumber: '',
  bankAccountNumber: '',
  holderName: 'نگار رستمی',
}
const melli: BankForm = { ...parsian, iban: '', cardNumber: '6037991234567893' }

let house: TestHouse
let bank: BankDetails
let isProven = true

before(async () => {
  house = await openTestHouse()
  bank = openBankDetails(house)
  const mustBeProven = async () => {
    if (!isProven) throw refuse('STEP_UP_NEEDED')
  }
  house.mount({ calls: bankCalls, answers: bankHandlers({ bank, mustBeProven }) })
})
after(() => house.close())

let people = 0

async function somebody(): Promise<string> {
  people += 1
  const { id } = await one(
    house.database,
    sql<{ id: string }>`insert into accounts.users (phone, created_at)
      values (${`+98912000${1000 + people}`}, ${house.clock.now()}) returning id`,
  )
  return id
}

async function asked(userId: string | undefined, line: string, body?: object) {
  const [method = 'GET', url = ''] = line.split(' ')
  const answer = await house.app.inject({
    method: method as 'GET',
    url,
    headers: userId === undefined ? {} : { 'x-user': userId },
    ...(body === undefined ? {} : { payload: body }),
  })
  return { status: answer.statusCode, body: answer.json<{ data?: never; meta?: { code: string } }>() }
}

test('the first account is the default; another is made so, and takes over when it is forgotten', async () => {
  const negar = await somebody()
  assert.equal((await asked(negar, bankCalls.addBankDetail.line, parsian)).status, 200)
  house.clock.set(house.clock.now().add({ seconds: 1 }))
  await bank.add(negar, melli)
  const [first, second] = await bank.mine(negar)
  assert.deepEqual(
    [first?.bank, first?.isDefault, second?.bank, second?.isDefault],
    ['بانک پارسیان', true, 'بانک ملی ایران', false],
  )
  await asked(negar, bankCalls.preferBankDetail.line, { id: second?.id })
  assert.deepEqual(
    (await bank.mine(negar)).map((one) => [one.id, one.isDefault]),
    [
      [second?.id, true],
      [first?.id, false],
    ],
  )
  await asked(negar, `DELETE /accounts/bank/${second?.id}`)
  assert.deepEqual(
    (await bank.mine(negar)).map((one) => [one.id, one.isDefault]),
    [[first?.id, true]],
  )
})

test('the same numbers, however typed, are kept once; more than ten are refused', async () => {
  const negar = await somebody()
  await bank.add(negar, parsian)
  await assert.rejects(bank.add(negar, { ...parsian, iban: '۸۲۰۵۴۰۱۰۲۶۸۰۰۲۰۸۱۷۹۰۹۰۰۲' }), {
    code: 'BANK_DETAIL_KNOWN',
  })
  for (let more = 0; more < 9; more += 1)
    await bank.add(negar, { ...parsian, iban: '', bankAccountNumber: `123456789${more}` })
  await assert.rejects(bank.add(negar, melli), { code: 'TOO_MANY_BANK_DETAILS' })
  assert.equal((await bank.mine(negar)).length, 10)
})

test('two at once make one default', async () => {
  const negar = await somebody()
  await Promise.all([bank.add(negar, parsian), bank.add(negar, melli)])
  assert.deepEqual((await bank.mine(negar)).map(({ isDefault }) => isDefault).sort(), [false, true])
})

test('without a fresh code nothing is added and nothing is shown whole; hidden it is shown', async () => {
  const negar = await somebody()
  await bank.add(negar, parsian)
  const [mine] = await bank.mine(negar)
  isProven = false
  const added = await asked(negar, bankCalls.addBankDetail.line, melli)
  const revealed = await asked(negar, bankCalls.revealBankDetail.line, { id: mine?.id })
  assert.deepEqual([added.status, added.body.meta?.code], [403, 'STEP_UP_NEEDED'])
  assert.deepEqual([revealed.status, revealed.body.meta?.code], [403, 'STEP_UP_NEEDED'])
  const listed = await asked(negar, bankCalls.bankDetails.line)
  assert.ok(!JSON.stringify(listed.body).includes('820540102680020817909002'))
  isProven = true
  const whole = await asked(negar, bankCalls.revealBankDetail.line, { id: mine?.id })
  assert.ok(JSON.stringify(whole.body).includes('820540102680020817909002'))
})

test('another’s account is as unknown as none; a guest is asked to sign in', async () => {
  const [negar, dariush] = [await somebody(), await somebody()]
  await bank.add(negar, parsian)
  const [mine] = await bank.mine(negar)
  for (const id of [mine?.id, randomUUID()]) {
    for (const line of [bankCalls.preferBankDetail.line, bankCalls.revealBankDetail.line])
      assert.equal((await asked(dariush, line, { id })).status, 404)
    assert.equal((await asked(dariush, `DELETE /accounts/bank/${id}`)).status, 404)
  }
  assert.equal((await asked(undefined, bankCalls.bankDetails.line)).status, 401)
  assert.equal((await bank.mine(negar)).length, 1)
})

test('nothing of the numbers lies open in the database, and a row moved to another does not open', async () => {
  const [negar, dariush] = [await somebody(), await somebody()]
  await bank.add(negar, parsian)
  const rows = await all(
    house.database,
    sql<{
      row: string
    }>`select row_to_json(d)::text as row from accounts.bank_details d where user_id = ${negar}`,
  )
  assert.equal(rows.length, 1)
  for (const { row } of rows) assert.ok(!/8179090|رستمی|8205401/.test(row.replaceAll(' ', '')))
  await sql`update accounts.bank_details set user_id = ${dariush} where user_id = ${negar}`.execute(
    house.database,
  )
  await assert.rejects(bank.mine(dariush))
})

test('a wrong number says so by its field', async () => {
  const negar = await somebody()
  const answer = await asked(negar, bankCalls.addBankDetail.line, { ...parsian, iban: '8205' })
  assert.equal(answer.status, 400)
  assert.ok(JSON.stringify(answer.body).includes('"iban"'))
})
