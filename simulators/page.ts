import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Html, html } from './html.ts'

export interface Page {
  readonly title: string
  readonly body: Html
  readonly css: string
  readonly status?: number
  /** redirect after so many seconds */
  readonly refresh?: { readonly seconds: number; readonly to?: string }
  readonly formsTo?: readonly string[]
  readonly script?: string
}

const fontFile = fileURLToPath(import.meta.resolve('vazirmatn/fonts/webfonts/Vazirmatn[wght].woff2'))
const fontPath = '/vazirmatn.woff2'

export function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .code(page.status ?? 200)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy(nonce, page))
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .send(whole(page, nonce))
}

function policy(nonce: string, { formsTo = [], script }: Page): string {
  const forms = ["'self'", ...formsTo].join(' ')
  const scripts = script === undefined ? '' : ` script-src 'nonce-${nonce}';`
  return `default-src 'none';${scripts} style-src 'nonce-${nonce}'; font-src 'self'; img-src data:; form-action ${forms}; base-uri 'none'; frame-ancestors 'none'`
}

function whole(page: Page, nonce: string): string {
  return `<!doctype html>${
    html`<html lang="fa" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${page.title}</title>
${page.refresh ? refreshTag(page.refresh) : ''}
<style nonce="${nonce}">${{ html: frameCss + page.css }}</style>
</head>
<body>${page.body}${page.script === undefined ? [] : html`<script nonce="${nonce}">${{ html: page.script }}</script>`}</body>
</html>`.html
  }`
}

function refreshTag({ seconds, to }: { readonly seconds: number; readonly to?: string }): Html {
  return html`<meta http-equiv="refresh" content="${to === undefined ? seconds : `${seconds};url=${to}`}">`
}

const frameCss = `
@font-face { font-family: Vazirmatn; src: url("${fontPath}") format("woff2"); font-weight: 100 900; font-display: swap }
* { box-sizing: border-box }
html { color-scheme: light dark; font: 400 15px/1.75 Vazirmatn, Tahoma, sans-serif }
body { margin: 0; min-block-size: 100dvh; background: var(--ground); color: var(--ink) }
h1, h2, p { margin: 0 }
.ltr { direction: ltr; unicode-bidi: isolate; display: inline-block }
:focus-visible { outline: 3px solid var(--ring); outline-offset: 2px }
`

export function serveFont(app: FastifyInstance): void {
  const font = readFileSync(fontFile)
  app.get(fontPath, (_, reply) =>
    reply.type('font/woff2').header('cache-control', 'public, max-age=86400').send(font),
  )
}
