import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { openSmsSimulator, type SmsSimulator } from './server.ts'

let sms: SmsSimulator
before(async () => {
  sms = await openSmsSimulator({ port: 0 })
})
beforeEach(() => sms.faults.clear())
after(() => sms.close())

async function ask(path: string, fields: Readonly<Record<string, string>>): Promise<number> {
  const answer = await fetch(`${sms.url}/v1/a-key/${path}.json`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  assert.equal(answer.status, 200)
  const read: { return: { status: number } } = await answer.json()
  return read.return.status
}

const code = { receptor: '09123456789', template: 'code', token: '4821' }

test('a registered template reaches the phone with its values', async () => {
  assert.equal(await ask('verify/lookup', code), 200)
  const [latest] = sms.book.list('+989123456789')
  assert.match(latest?.text ?? '', /^پرستو\nکد ورود شما: 4821/)
})

test('the provider says what is wrong with a message', async () => {
  for (const [wrong, status] of [
    [{ template: 'greeting' }, 424],
    [{ token: '' }, 432],
    [{ token: '48 21' }, 431],
    [{ receptor: '0912' }, 411],
    [{ receptor: '09120000411' }, 411],
  ] as const)
    assert.equal(await ask('verify/lookup', { ...code, ...wrong }), status, JSON.stringify(wrong))
  assert.equal(await ask('sms/send', { receptor: code.receptor, message: '' }), 413)
})

test('misfortunes come as ordered', async () => {
  sms.faults.order('no-credit', 1)
  assert.equal(await ask('verify/lookup', code), 418)
  sms.faults.order('down', 1)
  const down = await fetch(`${sms.url}/v1/a-key/sms/send.json`, {
    method: 'POST',
    body: new URLSearchParams(code),
  })
  assert.equal(down.status, 500)
})

test('the inbox shows the newest first, to one phone when asked', async () => {
  await ask('sms/send', { receptor: '09350000001', message: 'نخست' })
  await ask('sms/send', { receptor: '00989350000001', message: 'دوم <b>' })
  const page = await (await fetch(sms.url)).text()
  assert.ok(page.indexOf('دوم') < page.indexOf('نخست'))
  assert.match(page, /دوم &lt;b&gt;/)
  assert.match(page, /۰۹۳۵ ۰۰۰ ۰۰۰۱/)
  const answer = await fetch(`${sms.url}/messages?receptor=09350000001`)
  const { messages }: { messages: readonly { text: string }[] } = await answer.json()
  assert.deepEqual(
    messages.map((message) => message.text),
    ['دوم <b>', 'نخست'],
  )
})
