import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Failed, FailedPage } from '#server/failed-page.ts'
import type { Settings } from '#server/settings.ts'
import type { Site } from '#server/sites.ts'
import { themeFrom } from '#web/brand/theme.ts'

/** Self-contained. Where retrying may help it resends the bank's data by itself; reconciliation asks the bank anyway. */
export function returnPage({ sites }: Pick<Settings, 'sites'>): FailedPage {
  return (failed, request) => {
    const { brand } = sites.atHost(request.host)
    const { name, contact } = brand
    const style = styleOf(brand)
    return {
      policy: policyOf(style),
      html: `<!doctype html><html lang="fa-IR" dir="rtl" data-brand="${brand.id}"${themeMark(request)}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex"><title>${titleOf(failed)}، ${safe(name)}</title><style>${style}</style></head>
<body><header><a href="/">${safe(name)}</a></header><main>${wordsOf(failed, request)}
<p><a href="/profile/my-travels">سفرهای من</a> <a href="/profile/transactions">تراکنش‌ها</a>
<a href="tel:${contact.phone}">پشتیبانی، ${safe(contact.hours)}</a></p></main></body></html>`,
    }
  }
}

function titleOf({ status }: Failed): string {
  return isPassing(status) ? 'نتیجهٔ پرداخت را می‌پرسیم' : 'این پرداخت پیدا نشد'
}

/** Our error, or overload: retrying may help. */
function isPassing(status: number): boolean {
  return status >= 500 || status === 429
}

const kept = 'اگر پولی از حسابتان کم شده باشد گم نمی‌شود: یا به سفارشتان می‌رسد یا برمی‌گردد.'

function wordsOf(failed: Failed, request: FastifyRequest): string {
  const heading = `<h1>${titleOf(failed)}</h1>`
  if (!isPassing(failed.status))
    return `${heading}<p>نشانی‌ای که با آن از بانک برگشتید به پرداختی نزد ما نمی‌رسد. ${kept}</p>`
  const form = formAgain(request)
  if (form === undefined)
    return `${heading}<p>نتیجه را خودمان از بانک می‌پرسیم و در «سفرهای من» و «تراکنش‌ها» می‌نویسیم؛ دوباره پرداخت نکنید. ${kept}</p>`
  return `${heading}<p>نتیجهٔ پرداختتان را از بانک می‌پرسیم. این صفحه چند ثانیهٔ دیگر خودش دوباره تلاش می‌کند؛ دوباره پرداخت نکنید. ${kept}</p>
${form}<script>${script}</script>`
}

/** A form with the bank's data; undefined when the posted body was not read. */
function formAgain({ method, url, query, body }: FastifyRequest): string | undefined {
  const isPosted = method === 'POST'
  if (isPosted && (typeof body !== 'object' || body === null)) return undefined
  const action = isPosted ? url : url.replace(/\?.*$/s, '')
  const fields = Object.entries((isPosted ? body : query) as Record<string, unknown>).flatMap(
    ([field, value]) =>
      [value].flat().map((one) => `<input type="hidden" name="${safe(field)}" value="${safe(String(one))}">`),
  )
  return `<form action="${safe(action)}" method="${isPosted ? 'post' : 'get'}">${fields.join('')}<button>تلاش دوباره</button></form>`
}

function safe(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

function themeMark({ headers }: FastifyRequest): string {
  const chosen = themeFrom(headers.cookie)
  return chosen === undefined ? '' : ` data-theme="${chosen}"`
}

/** Retries with growing delays. A field may be called `submit`, hence the prototype's method. */
const script = `(function(){var f=document.querySelector('form'),k='again '+location.pathname,n=Number(sessionStorage.getItem(k));
sessionStorage.setItem(k,String(n+1));
setTimeout(function(){HTMLFormElement.prototype.submit.call(f)},Math.min(60,4*Math.pow(1.5,n))*1000)})()`

/** The brand's own of the four roles that this page has. */
function styleOf({ roles }: Site['brand']): string {
  const named = { ground: 'ground', line: 'line', primary: 'primary', link: 'primary-ink' } as const
  const own = Object.entries(named).flatMap(([here, role]) =>
    roles[role] ? [`--${here}:${roles[role]}`] : [],
  )
  return own.length === 0 ? style : `${style}\n:root{${own.join(';')}}`
}

const style = `:root{color-scheme:light dark;--ground:light-dark(#fbf8f2,#0b1022);--ink:light-dark(#141b3d,#f4efe4);
--ink-2:light-dark(#474d68,#c2c7db);--line:light-dark(#e7e0d2,#28335c);--primary:light-dark(#2344a6,#4a6ce0);
--link:light-dark(#2344a6,#a9bdfb)}
[data-theme=light]{color-scheme:light}[data-theme=dark]{color-scheme:dark}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/2 Vazirmatn,Tahoma,sans-serif}
header{padding:.75rem 1.25rem;border-bottom:1px solid var(--line)}
header a{color:inherit;font-weight:800;font-size:1.25rem;text-decoration:none}
main{max-width:34rem;margin:0 auto;padding:12vh 1.25rem 3rem}
h1{font-size:1.5rem;line-height:1.6;margin:0 0 .5rem}p{color:var(--ink-2);margin:0 0 1.5rem}
main a{color:var(--link);display:inline-block;min-height:44px;margin-inline-end:1.5rem}
button{min-height:48px;padding:0 1.5rem;margin-bottom:1.5rem;border:0;border-radius:14px;
background:var(--primary);color:#fff;font:inherit;font-weight:700;cursor:pointer}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}`

function policyOf(written: string): string {
  return [
    `default-src 'none'`,
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(written)}'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
