import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { maybe } from '#database/database.ts'
import type { Message } from '#messages/message.ts'
import type { Carry } from '#messages/server/carrier.ts'
import { openKavenegar } from '#messages/server/kavenegar.ts'
import { type Messages, openMessages } from '#messages/server/messages.ts'
import { outdate } from '#messages/server/outbox.ts'
import { STORED_DAYS } from '#messages/stored-messages.ts'
import { openSmsSimulator, type SmsSimulator } from '#simulators/sms/server.ts'
import { plain } from '#testing/messages/letter.ts'
import { openTestHouse, type TestHouse } from '#testing/server/house.ts'

let house: TestHouse
let sms: SmsSimulator
let sendSms: Carry
/** short timeout for a silent provider, long enough for a slow machine */
let impatient: Carry
let isSilent = false
let messages: Messages

before(async () => {
  house = await openTestHouse()
  sms = await openSmsSimulator({ port: 0 })
  sendSms = openKavenegar({ baseUrl: sms.url, apiKey: 'a-key', timeoutMs: 20_000 })
  impatient = openKavenegar({ baseUrl: sms.url, apiKey: 'a-key', timeoutMs: 2000 })
  const carriers = { Sms: (message: Parameters<Carry>[0]) => (isSilent ? impatient : sendSms)(message) }
  messages = openMessages(house, { openAmong: async (ids) => ids, carriers })
  await house.jobs.start()
})
beforeEach(() => {
  sms.faults.clear()
  isSilent = false
})
after(async () => {
  await house.close()
  await sms.close()
})

let phones = 0
function newPhone(): string {
  phones += 1
  return `+98912000${String(phones).padStart(4, '0')}`
}

function code(to: string, key?: string): Message {
  return { to, template: 'code', tokens: ['4821'], ...(key === undefined ? {} : { key }) }
}

interface OutboxRow {
  readonly state: string
  readonly tokens: readonly string[] | null
  readonly reason: string | null
}

function inOutbox(phone: string): Promise<OutboxRow | undefined> {
  return maybe(
    house.database,
    sql<OutboxRow>`select state, tokens, reason from messages.outbox where recipient = ${phone}`,
  )
}

async function ended(phone: string): Promise<OutboxRow | undefined> {
  const until = Date.now() + 60_000
  for (;;) {
    const row = await inOutbox(phone)
    if ((row !== undefined && row.state !== 'waiting') || Date.now() > until) return row
    await new Promise((wake) => setTimeout(wake, 50))
  }
}

test('a message reaches the phone, and its secret stays nowhere in the house', async () => {
  const phone = newPhone()
  await messages.send(code(phone))
  assert.deepEqual(await ended(phone), { state: 'sent', tokens: null, reason: null })
  assert.match(sms.book.list(phone)[0]?.text ?? '', /4821/)
  assert.ok(!house.logged.some((line) => line.includes('4821')))
})

test('what is not secret is kept as the record of having told', async () => {
  const phone = newPhone()
  await messages.send({ to: phone, template: 'issue-failed', tokens: ['104203187', '2,890,000'] })
  assert.deepEqual((await ended(phone))?.tokens, ['104203187', '2,890,000'])
  assert.match(sms.book.list(phone)[0]?.text ?? '', /2,890,000 تومان، به کیف پول/)
})

test('the same key is told once', async () => {
  const phone = newPhone()
  await Promise.all(Array.from({ length: 5 }, () => messages.send(code(phone, `code:${phone}`))))
  await ended(phone)
  await messages.send(code(phone, `code:${phone}`))
  await new Promise((wake) => setTimeout(wake, 300))
  assert.equal(sms.book.list(phone).length, 1)
})

test('a transaction that fails tells nobody', async () => {
  const phone = newPhone()
  const failing = house.database.transaction().execute(async (trx) => {
    await messages.send(code(phone), trx)
    throw new Error('second thoughts')
  })
  await assert.rejects(failing, /second thoughts/)
  assert.equal(await inOutbox(phone), undefined)
})

test('a provider that is down, silent or out of credit only delays messages', async () => {
  const all = [newPhone(), newPhone(), newPhone()]
  isSilent = true
  for (const fault of ['down', 'hang', 'no-credit'] as const) sms.faults.order(fault, 1)
  for (const phone of all) await messages.send(code(phone))
  for (const phone of all) {
    assert.equal((await ended(phone))?.state, 'sent')
    assert.equal(sms.book.list(phone).length, 1)
  }
})

test('a number that is nobody’s is refused for good', async () => {
  await messages.send(code('+989120000411'))
  const row = await ended('+989120000411')
  assert.deepEqual(row, { state: 'refused', tokens: null, reason: 'status 411' })
})

test('a code that comes too late is not sent, and is forgotten', async () => {
  const phone = newPhone()
  sms.faults.order('down', 1000)
  await messages.send(code(phone))
  house.clock.advance({ seconds: 121 })
  await outdate(house.database, house.clock.now())
  assert.deepEqual(await inOutbox(phone), { state: 'outdated', tokens: null, reason: null })
  sms.faults.clear()
  await new Promise((wake) => setTimeout(wake, 2200))
  assert.equal(sms.book.list(phone).length, 0)
})

test('a message that does not fit its template is a bug and is not sent', async () => {
  await assert.rejects(
    messages.send({ to: '0912', template: 'code', tokens: [] }),
    /full international.*1 values/,
  )
})

test('the provider’s answer is read from its status, whatever HTTP says', async () => {
  const phone = newPhone()
  assert.equal(
    (await sendSms({ ...plain, id: phone, to: phone, template: 'code', tokens: ['1234'] })).kind,
    'sent',
  )
  sms.faults.order('no-credit', 1)
  assert.deepEqual(await sendSms({ ...plain, id: phone, to: phone, template: 'code', tokens: ['1234'] }), {
    kind: 'later',
    reason: 'status 418',
  })
  sms.faults.order('hang', 1)
  assert.deepEqual(await impatient({ ...plain, id: phone, to: phone, template: 'code', tokens: ['1234'] }), {
    kind: 'later',
    reason: 'TimeoutError',
  })
})

test('what has ended is kept for ninety days, what waits longer', async () => {
  const [old, young] = [newPhone(), newPhone()]
  await messages.send(code(old))
  await ended(old)
  house.clock.advance({ hours: 24 })
  await messages.send(code(young))
  await ended(young)
  const waits = newPhone()
  await messages.send({ ...code(waits), notBefore: house.clock.now().add({ hours: 24 * 200 }) })
  house.clock.advance({ hours: STORED_DAYS * 24 - 1 })
  await messages.work.purge()
  assert.equal(await inOutbox(old), undefined)
  assert.equal((await inOutbox(young))?.state, 'sent')
  assert.equal((await inOutbox(waits))?.state, 'waiting')
})
