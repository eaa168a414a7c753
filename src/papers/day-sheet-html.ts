import { brandMark } from '#papers/brand-mark.ts'
import { brandView } from '#papers/brand-view.ts'
import { html, type Markup, markup, prose } from '#papers/escape.ts'
import { latin, mixed } from '#papers/printable.ts'
import type { PaperBrand } from '#papers/ticket-facts.ts'
import { ticketStyle } from '#papers/ticket-style.ts'
import { tripsStyle } from '#papers/trips-style.ts'

export interface DaySheet {
  readonly brand: PaperBrand
  readonly orderNumber: string
  readonly legs: readonly LegOnSheet[]
  /** same-origin, kept beside it */
  readonly papers: readonly { readonly words: string; readonly address: string }[]
}

export interface LegOnSheet {
  readonly title: string
  readonly when: string
  readonly flight: string
  readonly pnr: string
  readonly alert: { readonly says: string } | undefined
  readonly clockNote: string
  readonly steps: readonly { readonly says: string; readonly at: string; readonly note: string | undefined }[]
  readonly airport: string
  readonly place: string | undefined
  readonly placeNote: string
  readonly phone: { readonly number: string; readonly words: string } | undefined
  readonly cabinBag: string
  readonly bags: readonly { readonly who: string; readonly what: string }[]
  readonly identity: string
}

/** The day of travel as one page that needs no network. Without prices and documents' numbers. */
export function daySheetHtml({ orderNumber, legs, papers, ...sheet }: DaySheet, nonce: string): string {
  const brand = brandView(sheet.brand)
  const { band, accent } = brand.colours
  return html`<!doctype html>
<html lang="fa-IR" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light">
<link rel="icon" href="data:,">
<title>روز سفر، ${brand.name}</title>
<style nonce="${nonce}">:root{--band:${band};--accent:${accent}}${markup(ticketStyle + tripsStyle + style)}</style>
</head>
<body>
<main>
<header>${brandMark(brand)}<div class="title"><h1>روز سفر</h1><p>سفارش ${prose(latin(orderNumber))}</p></div></header>
<ul class="trips">${legs.map(leg)}</ul>
${papers.length === 0 ? '' : html`<p class="papers">${papers.map(({ words, address }) => html`<a href="${address}">${words}</a>`)}</p>`}
<footer><p>پشتیبانی ${brand.name}، ${brand.hours}</p><p>${prose(brand.phone)}</p></footer>
</main>
</body>
</html>
`.source
}

const style = `
.steps{list-style:none;padding:0;margin-block:10px}
.steps li{padding-block:6px;border-block-start:1px solid var(--line)}
.steps b{display:block}
.alert{background:#fde2ad;border-radius:12px;padding:10px 16px;margin-block:8px}
.trips dl{display:grid;gap:6px}
.trips>li{margin-block-end:14px}`

function leg(one: LegOnSheet): Markup {
  return html`<li>
<h2>${prose(mixed(one.title))}</h2>
<p>${one.when}</p>
<p>${prose(mixed(one.flight))}\u00a0· کد رزرو ${prose(latin(one.pnr))}</p>
${one.alert === undefined ? '' : html`<p class="alert" role="note">${one.alert.says}</p>`}
<ol class="steps">${one.steps.map(step)}</ol>
<p><small>${one.clockNote}</small></p>
<dl>
<div><dt>فرودگاه</dt><dd>${prose(mixed(one.airport))}</dd></div>
<div><dt>پایانه و گیت</dt><dd>${one.place === undefined ? '' : prose(mixed(one.place))}<small>${one.placeNote}</small></dd></div>
${one.phone === undefined ? '' : html`<div><dt>${one.phone.words}</dt><dd><a href="tel:${one.phone.number}">${one.phone.number}</a></dd></div>`}
<div><dt>بار هر نفر در کابین</dt><dd>${one.cabinBag}</dd></div>
${one.bags.map(({ who, what }) => html`<div><dt>${prose(mixed(who))}</dt><dd>${what}</dd></div>`)}
<div><dt>مدرک</dt><dd>${one.identity}</dd></div>
</dl>
</li>`
}

function step({ says, at, note }: LegOnSheet['steps'][number]): Markup {
  return html`<li><b>${at}</b>${prose(mixed(says))}${note === undefined ? '' : html`<small>${note}</small>`}</li>`
}
