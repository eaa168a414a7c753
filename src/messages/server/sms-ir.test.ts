import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { Carry, Sending } from '#messages/server/carrier.ts'
import { failOver } from '#messages/server/fail-over.ts'
import { openKavenegar } from '#messages/server/kavenegar.ts'
import { openSmsIr } from '#messages/server/sms-ir.ts'
import { openSmsSimulator, type SmsSimulator } from '#simulators/sms/server.ts'
import { plain } from '#testing/messages/letter.ts'

let sms: SmsSimulator
let second: Carry
before(async () => {
  sms = await openSmsSimulator({ port: 0 })
  second = openSmsIr({
    baseUrl: `${sms.url}/smsir`,
    apiKey: 'house-simulator',
    templates: { code: 100_001, 'ticket-issued': 100_002 },
  })
})
beforeEach(() => sms.faults.clear())
after(() => sms.close())

const code = { ...plain, id: 'a-letter', to: '+989121160001', template: 'code', tokens: ['4821'] } as const

test('a code comes by sms.ir under the number its template has there', async () => {
  assert.equal((await second(code)).kind, 'sent')
  assert.match(sms.book.list('+989121160001')[0]?.text ?? '', /کد ورود شما: 4821/)
})

test('what sms.ir would not take is not handed to it', async () => {
  const before = sms.book.list().length
  const long = 'تهران به مشهد، پنجشنبه ۱۲ آذر'
  for (const letter of [
    { ...code, template: 'hold-expired' },
    { ...code, to: '+9647701234567' },
    { ...code, template: 'ticket-issued', tokens: ['1', 'K7', long] },
  ] as const)
    assert.deepEqual(await second(letter), { kind: 'refused', reason: 'not for this provider' })
  assert.equal(sms.book.list().length, before)
})

test('no credit, a wrong key, a number that is nobody’s and a page of HTML only delay', async () => {
  sms.faults.order('smsir-no-credit', 1)
  assert.deepEqual(await second(code), { kind: 'later', reason: 'status 102' })
  sms.faults.order('smsir-down', 1)
  assert.deepEqual(await second(code), { kind: 'later', reason: 'SyntaxError' })
  assert.equal((await second({ ...code, to: '+989120000411' })).kind, 'later')
  const stranger = openSmsIr({ baseUrl: `${sms.url}/smsir`, apiKey: 'guessed', templates: { code: 100_001 } })
  assert.deepEqual(await stranger(code), { kind: 'later', reason: 'status 10' })
})

test('the second provider sends what the first cannot now, and never what the first refused', async () => {
  const first = openKavenegar({ baseUrl: sms.url, apiKey: 'a-key', timeoutMs: 20_000 })
  const both = failOver(first, second)
  const to = (number: string) => ({ ...code, to: number })
  sms.faults.order('no-credit', 1)
  assert.equal((await both(to('+989121160002'))).kind, 'sent')
  assert.equal(sms.book.list('+989121160002').length, 1)
  assert.deepEqual(await failOver(first, second)(to('+989120000411')), {
    kind: 'refused',
    reason: 'status 411',
  })
  sms.faults.order('down', 2)
  sms.faults.order('smsir-down', 2)
  assert.deepEqual(await failOver(first, second)(code), {
    kind: 'later',
    reason: 'SyntaxError, then SyntaxError',
  })
})

test('a provider that failed is asked last for a minute, and first again after it', async () => {
  let time = 0
  const asked: string[] = []
  const provider =
    (name: string, sendings: Sending['kind'][]): Carry =>
    async () => {
      asked.push(name)
      const kind = sendings.shift() ?? 'sent'
      return kind === 'sent' ? { kind, providerId: name } : { kind, reason: name }
    }
  const both = failOver(
    provider('first', ['later']),
    provider('second', ['sent', 'sent', 'refused']),
    () => time,
  )
  await both(code)
  await both(code)
  assert.deepEqual(asked.splice(0), ['first', 'second', 'second'])
  assert.deepEqual(await both(code), { kind: 'sent', providerId: 'first' }, 'the second takes less')
  asked.splice(0)
  time = 60_001
  await both(code)
  assert.deepEqual(asked, ['first'])
})
