import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { Carry } from '#messages/server/carrier.ts'
import { openSmtp } from '#messages/server/smtp.ts'
import { type MailSimulator, openMailSimulator } from '#simulators/mail/server.ts'
import { plain } from '#testing/messages/letter.ts'

const house = {
  name: 'پرستو',
  publicUrl: 'https://parastoo.test',
  colour: '#2344a6',
  phoneText: '۰۲۱ ۹۱۰۰ ۴۰۴۰',
  email: 'support@parastoo.test',
}
let mail: MailSimulator
let carry: Carry

before(async () => {
  mail = await openMailSimulator({ port: 0 })
  carry = openSmtp(
    { url: mail.url, from: 'tickets@parastoo.test', isSimulator: true, timeoutMs: 20_000 },
    () => house,
  )
})
beforeEach(() => mail.faults.clear())
after(() => mail.close())

let letters = 0
function letter(to: string, tokens: readonly string[] = ['4821']) {
  letters += 1
  return {
    ...plain,
    id: `letter-${letters}`,
    to,
    template: tokens.length === 1 ? 'code' : 'refund-at-bank',
    tokens,
  } as const
}

test('a mail comes with its text, its page and a number that stays the same when it is sent again', async () => {
  const sent = await carry(letter('sara@example.com', ['1044', '2,890,000']))
  assert.deepEqual(sent, { kind: 'sent', providerId: `<letter-${letters}@parastoo.test>` })
  const [got] = mail.book.list('Sara@Example.com')
  assert.equal(got?.mail?.subject, 'پول استرداد به حسابتان نشست | پرستو')
  assert.match(got.mail.from, /^پرستو <tickets@parastoo\.test>$/)
  assert.match(got.text, /2,890,000 تومان، به حساب شما نشست/)
  assert.match(got.text, /https:\/\/parastoo\.test\/profile\/notifications/)
  assert.match(got.mail.html, /<html lang="fa" dir="rtl">/)
  assert.match(mail.raw.at(-1) ?? '', /Auto-Submitted: auto-generated/)
  assert.match(mail.raw.at(-1) ?? '', /^Reply-To: .*<support@parastoo\.test>\r?$/m)
})

test('a brand with an address of its own sends from it, another from the house’s', async () => {
  const froms = { chakavak: 'tickets@chakavak.test' }
  const byBrand = openSmtp(
    { url: mail.url, from: 'tickets@parastoo.test', froms, isSimulator: true, timeoutMs: 20_000 },
    () => house,
  )
  for (const [brand, from] of [
    ['chakavak', 'tickets@chakavak.test'],
    ['hodhod', 'tickets@parastoo.test'],
    [undefined, 'tickets@parastoo.test'],
  ] as const) {
    await byBrand({ ...letter('brands@example.com'), brand })
    assert.match(mail.book.list('brands@example.com')[0]?.mail?.from ?? '', new RegExp(`<${from}>$`))
  }
})

test('a mailbox that is none and a mail that is not wanted are refused for good; the rest is tried again', async () => {
  for (const [name, kind, reason] of [
    ['refuse', 'refused', 'status 550'],
    ['spam', 'refused', 'status 554'],
    ['full', 'later', 'status 452'],
    ['greylist', 'later', 'status 451'],
    ['greylist', 'sent', undefined],
  ] as const) {
    const sending = await carry(letter(`${name}@example.com`))
    assert.equal(sending.kind, kind, name)
    if (sending.kind !== 'sent') assert.equal(sending.reason, reason)
  }
})

test('our own name and password, a server that is away and a line that is cut refuse nobody', async () => {
  mail.faults.order('mail-login', 1)
  assert.deepEqual(await carry(letter('a@example.com')), { kind: 'later', reason: 'status 535' })
  mail.faults.order('mail-down', 1)
  assert.deepEqual(await carry(letter('a@example.com')), { kind: 'later', reason: 'status 421' })
  const cut = letter('drop@example.com')
  assert.equal((await carry(cut)).kind, 'later')
  assert.equal((await carry(cut)).kind, 'sent')
  // receivers detect a duplicate by its Message-ID
  const ids = mail.raw.slice(-2).map((one) => /Message-ID: (\S+)/i.exec(one)?.[1])
  assert.deepEqual(ids, [`<${cut.id}@parastoo.test>`, `<${cut.id}@parastoo.test>`])
  const nowhere = openSmtp(
    { url: 'smtp://a:b@127.0.0.1:1', from: 'tickets@parastoo.test', isSimulator: true, timeoutMs: 20_000 },
    () => house,
  )
  assert.equal((await nowhere(letter('a@example.com'))).kind, 'later')
})

test('no value becomes a header or another receiver', async () => {
  const before = mail.raw.length
  const evil = 'x\r\nBcc: thief@example.com\r\n\r\n<img src="https://evil.example/p.gif">'
  await carry(letter('sara@example.com', ['1044', evil]))
  assert.equal(mail.raw.length, before + 1)
  const raw = mail.raw.at(-1) ?? ''
  assert.doesNotMatch(raw.slice(0, raw.indexOf('\r\n\r\n')), /bcc|thief/i)
  assert.equal(mail.book.list('thief@example.com').length, 0)
  assert.doesNotMatch(mail.book.list('sara@example.com')[0]?.mail?.html ?? '<img', /<img/)
})

test('a server that is not ours must speak in secret', async () => {
  const bare = openSmtp(
    { url: mail.url, from: 'tickets@parastoo.test', isSimulator: false, timeoutMs: 20_000 },
    () => house,
  )
  assert.equal((await bare(letter('sara@example.com'))).kind, 'later')
})
