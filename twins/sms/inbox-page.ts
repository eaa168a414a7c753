import { type Html, html } from '../html.ts'
import type { Page } from '../page.ts'
import type { Sms } from './book.ts'

/** Where sent messages are read: newest first, looked at again every few seconds. */
export function inboxPage(messages: readonly Sms[]): Page {
  return {
    title: 'صندوق پیامک',
    css,
    refresh: { seconds: 3 },
    body: html`<main><header><h1>صندوق پیامک</h1><p>پیامک‌هایی که این نسخهٔ آزمایشی می‌فرستد، به گوشی نمی‌رسد و این‌جا خوانده می‌شود.</p></header>
${messages.length === 0 ? html`<p class="none">هنوز پیامکی فرستاده نشده است.</p>` : html`<ol>${messages.slice(0, 100).map(bubble)}</ol>`}</main>`,
  }
}

function bubble(sms: Sms): Html {
  return html`<li><p class="head"><b class="ltr">${phoneShown(sms.receptor)}</b> <time datetime="${sms.at}">${clockIn(sms.at)}</time></p>
<p class="text" dir="auto">${sms.text}</p></li>`
}

const persian = new Intl.NumberFormat('fa-IR', { useGrouping: false })
const clock = new Intl.DateTimeFormat('fa-IR', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone: 'Asia/Tehran',
})

function phoneShown(phone: string): string {
  const local = phone.replace(/^\+98(\d{3})(\d{3})(\d{4})$/, '0$1 $2 $3')
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
header p, .none, time { color: var(--soft); font-size: 13px }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 14px }
li { background: var(--paper); border: 1px solid var(--line); border-radius: 18px; border-start-start-radius: 4px; padding: 12px 16px }
.head { display: flex; justify-content: space-between; align-items: baseline }
.text { white-space: pre-line; margin-block-start: 6px; font-size: 16px }
`
