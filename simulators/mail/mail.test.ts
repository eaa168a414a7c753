import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { createTransport } from 'nodemailer'
import { takenApart } from './mime.ts'
import { type MailSimulator, openMailSimulator } from './server.ts'

let mail: MailSimulator
before(async () => {
  mail = await openMailSimulator({ port: 0 })
})
beforeEach(() => mail.faults.clear())
after(() => mail.close())

function send(to: string, url = mail.url) {
  return createTransport(url).sendMail({
    from: 'پرستو <tickets@example.com>',
    to,
    subject: 'بلیت شما صادر شد، سفر خوش و بی‌دردسر به شهری دور',
    text: 'سلام = درود',
    html: '<p dir="rtl">سلام</p>',
  })
}

test('a mail is kept as it is read: subject, text and page', async () => {
  await send('Sara@example.com')
  const [kept] = mail.book.list('sara@example.com')
  assert.equal(kept?.channel, 'Email')
  assert.equal(kept.text, 'سلام = درود')
  assert.equal(kept.mail?.subject, 'بلیت شما صادر شد، سفر خوش و بی‌دردسر به شهری دور')
  assert.equal(kept.mail.from, 'پرستو <tickets@example.com>')
  assert.match(kept.mail.html, /<p dir="rtl">سلام<\/p>/)
})

test('the name before the @ decides', async () => {
  for (const [name, code] of [
    ['refuse', 550],
    ['full', 452],
    ['greylist', 451],
    ['spam', 554],
  ] as const)
    await assert.rejects(send(`${name}@example.com`), { responseCode: code }, name)
  await send('greylist@example.com')
  await assert.rejects(send('drop@example.com'))
})

test('nobody sends without the right name and password', async () => {
  await assert.rejects(send('sara@example.com', mail.url.replace('house-simulator', 'guessed')), {
    responseCode: 535,
  })
  await assert.rejects(send('sara@example.com', mail.url.replace('parastoo:house-simulator@', '')))
  mail.faults.order('mail-down', 1)
  await assert.rejects(send('sara@example.com'), { responseCode: 421 })
})

test('quoted-printable and base64 are read alike', () => {
  const head =
    'Subject: =?UTF-8?Q?=D8=B3=D9=84?= =?UTF-8?B?2KfZhQ==?=\r\nContent-Type: text/plain; charset=utf-8\r\n'
  const quoted = `${head}Content-Transfer-Encoding: quoted-printable\r\n\r\n=D8=B3=D9=84=D8=\r\n=A7=D9=85 =3D`
  assert.equal(takenApart(quoted).headers.get('subject'), 'سلام')
  assert.equal(takenApart(quoted).text, 'سلام =')
  assert.equal(takenApart(`${head}Content-Transfer-Encoding: base64\r\n\r\n2LPZhNin2YU=`).text, 'سلام')
})
