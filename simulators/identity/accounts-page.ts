import { type Html, html } from '../html.ts'
import type { Page } from '../page.ts'
import type { AuthorizeRequest, Query } from './authorize.ts'
import { type Person, people } from './people.ts'

export function accountsPage(asked: AuthorizeRequest, query: Query): Page {
  const site = new URL(asked.redirectUri)
  return {
    title: 'انتخاب حساب',
    css,
    formsTo: [site.origin],
    body: html`<main><header><h1>انتخاب حساب</h1>
<p>برای ورود به <b class="ltr">${site.host}</b>. این صفحه به جای گوگل می‌نشیند و حساب‌هایش ساختگی است.</p></header>
<form method="post">${Object.entries(query).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value ?? ''}">`)}
<ul>${people.map(choice)}</ul>
<button class="cancel" name="cancel" value="1">انصراف</button></form></main>`,
  }
}

function choice({ name, shownName, email, fate, note }: Person): Html {
  const isHonest = fate === 'right' || fate === 'short-issuer'
  return html`<li><button name="person" value="${name}" class="${isHonest ? 'honest' : 'false'}"><b>${shownName}</b><span class="ltr">${email}</span><small>${note}</small></button></li>`
}

export function wrongAskPage(fault: string): Page {
  return {
    title: 'درخواست نادرست',
    status: 400,
    css,
    body: html`<main><header><h1>درخواست نادرست</h1><p class="ltr" dir="ltr">${fault}</p></header></main>`,
  }
}

const css = `
:root { --ground: #eef1f6; --paper: #fff; --ink: #17202e; --soft: #546072; --line: #cfd6e2; --good: #1a5fb4; --bad: #9c1b3a; --ring: #0b8286 }
@media (prefers-color-scheme: dark) { :root { --ground: #0e131b; --paper: #18202c; --ink: #eef2f8; --soft: #a8b3c4; --line: #36414f; --good: #8ab8f5; --bad: #ff9db0; --ring: #7fe0d9 } }
main { max-inline-size: 30rem; margin: 0 auto; padding: 32px 20px 56px; display: grid; gap: 20px }
h1 { font-size: 24px; font-weight: 750 }
header p, small { color: var(--soft); font-size: 13px }
form { display: grid; gap: 16px }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 8px }
button { inline-size: 100%; min-block-size: 48px; display: grid; gap: 2px; justify-items: start; padding: 10px 16px; border: 1px solid var(--line); border-inline-start: 4px solid var(--good); border-radius: 12px; background: var(--paper); color: var(--ink); font: inherit; text-align: start; cursor: pointer }
.false { border-inline-start-color: var(--bad) }
.cancel { border-inline-start: 1px solid var(--line); justify-items: center }
`
