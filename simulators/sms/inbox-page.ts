import type { FastifyReply } from 'fastify'
import { type Html, html } from '../html.ts'
import type { Page } from '../page.ts'
import type { Received, Way } from './book.ts'

export function inboxPage(messages: readonly Received[]): Page {
  return {
    title: 'صندوق پیام',
    css,
    refresh: { seconds: 3 },
    body: html`<main><header><h1>صندوق پیام</h1><p>پیامک، بله، واتساپ و ایمیل این نسخهٔ آزمایشی به گوشی و صندوق کسی نمی‌رسد و این‌جا خوانده می‌شود.</p></header>
${messages.length === 0 ? html`<p class="none">هنوز پیامی فرستاده نشده است.</p>` : html`<ol>${messages.slice(0, 100).map(bubble)}</ol>`}</main>`,
  }
}

/** Sandboxed: an e-mail may only style itself. */
export function mailPage(reply: FastifyReply, mail: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups")
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send(mail)
}

const ways: Readonly<Record<Way, string>> = { Sms: 'پیامک', Email: 'ایمیل', Whatsapp: 'واتساپ', Bale: 'بله' }

function bubble({ id, channel = 'Sms', receptor, at, text, mail }: Received): Html {
  return html`<li data-way="${channel}"><p class="head"><b class="ltr">${receptorView(receptor)}</b> <span>${ways[channel]}</span> <time datetime="${at}">${clockIn(at)}</time></p>
${mail === undefined ? html`` : html`<p class="subject"><a href="/mails/${id}">${mail.subject}</a></p>`}
<p class="text" dir="auto">${text}</p></li>`
}

const persian = new Intl.NumberFormat('fa-IR', { useGrouping: false })
const clock = new Intl.DateTimeFormat('fa-IR', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone: 'Asia/Tehran',
})

function receptorView(receptor: string): string {
  if (receptor.includes('@')) return receptor
  const local = receptor.replace(/^\+98(\d{3})(\d{3})(\d{4})$/, '0$1 $2 $3')
  return local.replace(/\d/g, (digit) => persian.format(Number(digit)))
}

function clockIn(instant: string): string {
  return clock.format(new Date(instant))
}

const css = `
:root { --ground: #f3f1ec; --paper: #fff; --ink: #1c1a26; --soft: #5f5b70; --line: #ddd8cc; --ring: #0b8286 }
@media (prefers-color-scheme: dark) { :root { --ground: #121019; --paper: #1f1c2a; --ink: #f2eff8; --soft: #aaa5bd; --line: #37334a; --ring: #7fe0d9 } }
main { max-inline-size: 34rem; margin: 0 auto; padding: 24px 20px 56px; display: grid; gap: 20px }
h1 { font-size: 24px; font-weight: 750 }
header p, .none, time, .head span { color: var(--soft); font-size: 13px }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 14px }
li { background: var(--paper); border: 1px solid var(--line); border-radius: 18px; border-start-start-radius: 4px; padding: 12px 16px }
.head { display: flex; gap: 10px; align-items: baseline; flex-wrap: wrap }
.head time { margin-inline-start: auto }
.subject { font-weight: 700; margin-block-start: 6px }
.subject a { color: inherit }
.text { white-space: pre-line; margin-block-start: 6px; font-size: 16px; overflow-wrap: anywhere }
`
