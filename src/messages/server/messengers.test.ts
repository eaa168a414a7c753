import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { openBale } from '#messages/server/bale.ts'
import type { Carry } from '#messages/server/carrier.ts'
import { openWhatsapp } from '#messages/server/whatsapp.ts'
import type { TemplateName } from '#messages/templates.ts'
import { type MessengersSimulator, openMessengersSimulator } from '#simulators/messengers/server.ts'
import { plain } from '#testing/messages/letter.ts'

let simulator: MessengersSimulator
let bale: Carry
let whatsapp: Carry
before(async () => {
  simulator = await openMessengersSimulator({
    port: 0,
    numbers: ['106540352242999'],
    clients: { chakavak: 'chakavak:its:own' },
    brandNames: { chakavak: 'چکاوک' },
  })
  bale = openBale({ ...baleAt(simulator), timeoutMs: 20_000 })
  whatsapp = openWhatsapp({ ...graphAt(simulator), timeoutMs: 20_000 })
})
beforeEach(() => simulator.faults.clear())
after(() => simulator.close())

function baleAt({ url }: MessengersSimulator) {
  return { baseUrl: `${url}/bale`, clientId: 'parastoo', clientSecret: 'house-simulator' }
}

function graphAt({ url }: MessengersSimulator) {
  return { baseUrl: `${url}/graph/v23.0`, phoneNumberId: '106540352242922', token: 'house-simulator' }
}

function letter(to: string, tokens: readonly string[] = ['4821'], template: TemplateName = 'code') {
  return { ...plain, id: 'a-letter', to, template, tokens }
}

test('a code comes by Bale, with one token for all', async () => {
  for (const code of ['4821', '100000'])
    assert.equal((await bale(letter('+989121110001', [code]))).kind, 'sent')
  const got = simulator.book.list('+989121110001')
  assert.deepEqual(
    got.map(({ channel, text }) => [channel, /\d+/.exec(text)?.[0]]),
    [
      ['Bale', '100000'],
      ['Bale', '4821'],
    ],
  )
})

test('a code that would lose its zero on the way to Bale is not sent', async () => {
  assert.equal((await bale(letter('+989121110002', ['0421']))).kind, 'refused')
  assert.equal(simulator.book.list('+989121110002').length, 0)
})

test('Bale refuses a number without an account for good, and everything else only for now', async () => {
  assert.deepEqual(await bale(letter('+989120000404')), { kind: 'refused', reason: 'status 404, code 17' })
  const impatient = openBale({ ...baleAt(simulator), timeoutMs: 300 })
  assert.deepEqual(await bale(letter('+9641')), { kind: 'refused', reason: 'status 400, code 8' })
  for (const [fault, reason] of [
    ['bale-no-credit', 'status 402, code 20'],
    ['bale-limited', 'status 429, code 18'],
    ['bale-down', 'status 500'],
    ['bale-hang', 'TimeoutError'],
    ['bale-token-lost', 'status 401'],
  ] as const) {
    simulator.faults.order(fault, 1)
    const carry = fault === 'bale-hang' ? impatient : bale
    assert.deepEqual(await carry(letter('+989121110003')), { kind: 'later', reason }, fault)
  }
  assert.equal((await bale(letter('+989121110003'))).kind, 'sent', 'a lost token is fetched anew')
})

test('a token of Bale is renewed before it ends, and a wrong password refuses nobody', async () => {
  await using short = await shortLived()
  const carry = openBale(baleAt(short.simulator))
  assert.equal((await carry(letter('+989121110004'))).kind, 'sent')
  assert.equal((await carry(letter('+989121110004'))).kind, 'sent')
  const stranger = openBale({ ...baleAt(simulator), clientSecret: 'guessed' })
  assert.equal((await stranger(letter('+989121110004'))).kind, 'later')
})

async function shortLived() {
  const opened = await openMessengersSimulator({ port: 0, tokenSeconds: 30 })
  return { simulator: opened, [Symbol.asyncDispose]: () => opened.close() }
}

test('a code comes by WhatsApp with a button that copies it', async () => {
  const sending = await whatsapp(letter('+989121110005'))
  assert.match(sending.kind === 'sent' ? sending.providerId : '', /^wamid\./)
  assert.match(simulator.book.list('+989121110005')[0]?.text ?? '', /کد ورود شما: 4821[^]*\[کپی کد\]/)
})

test('news comes by WhatsApp in the words that were approved', async () => {
  const tokens = ['10420318', 'K7QX2M', 'تهران به مشهد،  پنجشنبه\n۱۲ آذر']
  assert.equal((await whatsapp(letter('+989121110006', tokens, 'ticket-issued'))).kind, 'sent')
  assert.match(
    simulator.book.list('+989121110006')[0]?.text ?? '',
    /تهران به مشهد، پنجشنبه ۱۲ آذر\nکد رزرو: K7QX2M/,
  )
})

test('WhatsApp refuses a receiver or a template for good, and everything else only for now', async () => {
  assert.deepEqual(await whatsapp(letter('+989120000430')), { kind: 'refused', reason: 'code 131030' })
  assert.deepEqual(await whatsapp(letter('+989120000426')), { kind: 'refused', reason: 'code 131026' })
  const impatient = openWhatsapp({ ...graphAt(simulator), timeoutMs: 300 })
  const twoForOne = letter('+989121110007', ['1', '2'], 'hold-expired')
  assert.deepEqual(await whatsapp(twoForOne), { kind: 'refused', reason: 'code 132000' })
  for (const [fault, reason] of [
    ['whatsapp-limited', 'code 130429'],
    ['whatsapp-token-expired', 'code 190'],
    ['whatsapp-down', 'SyntaxError'],
    ['whatsapp-hang', 'TimeoutError'],
  ] as const) {
    simulator.faults.order(fault, 1)
    const carry = fault === 'whatsapp-hang' ? impatient : whatsapp
    assert.deepEqual(await carry(letter('+989121110007')), { kind: 'later', reason }, fault)
  }
})

test('a code without its button is what Meta would refuse', async () => {
  const { baseUrl, phoneNumberId, token } = graphAt(simulator)
  const parameters = [{ type: 'text', text: '4821' }]
  const ask = async (components: readonly object[], template = 'code') => {
    const response = await fetch(`${baseUrl}/${phoneNumberId}/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        messaging_product: 'whatsapp',
        to: '989121110008',
        type: 'template',
        template: { name: template, language: { code: 'fa' }, components },
      }),
    })
    const told: { error?: { code: number } } = await response.json()
    return told.error?.code
  }
  const body = { type: 'body', parameters }
  const button = { type: 'button', sub_type: 'url', index: '0', parameters }
  assert.equal(await ask([body]), 131008)
  assert.equal(await ask([body, { ...button, parameters: [{ type: 'text', text: '9999' }] }]), 131008)
  assert.equal(await ask([body, button], 'greeting'), 132001)
  assert.equal(await ask([body, button]), undefined)
})

test('a brand with a number of its own writes from it by WhatsApp, another from the house’s', async () => {
  const phoneNumberIds = { chakavak: '106540352242999' }
  const byBrand = openWhatsapp({ ...graphAt(simulator), phoneNumberIds, timeoutMs: 20_000 })
  for (const [brand, sender] of [
    ['chakavak', '106540352242999'],
    ['hodhod', '106540352242922'],
    [undefined, '106540352242922'],
  ] as const) {
    assert.equal((await byBrand({ ...letter('+989121110077'), brand })).kind, 'sent')
    assert.equal(simulator.book.list('+989121110077')[0]?.sender, sender)
  }
})

test('a brand with a client of its own sends its codes by it at Bale, another by the house’s', async () => {
  const byBrand = openBale({ ...baleAt(simulator), clients: { chakavak: 'chakavak:its:own' } })
  for (const [brand, sender, name] of [
    ['chakavak', 'chakavak', 'چکاوک'],
    ['hodhod', 'parastoo', 'پرستو'],
    [undefined, 'parastoo', 'پرستو'],
    ['chakavak', 'chakavak', 'چکاوک'],
  ] as const) {
    assert.equal((await byBrand({ ...letter('+989121110078'), brand })).kind, 'sent')
    const [last] = simulator.book.list('+989121110078')
    assert.deepEqual([last?.sender, last?.text.split('\n')[0]], [sender, name])
  }
})
