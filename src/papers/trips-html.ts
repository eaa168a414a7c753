import { brandMark } from '#papers/brand-mark.ts'
import { brandView } from '#papers/brand-view.ts'
import { html, type Markup, markup, prose } from '#papers/escape.ts'
import { latin, mixed } from '#papers/printable.ts'
import type { PaperBrand } from '#papers/ticket-facts.ts'
import { ticketStyle } from '#papers/ticket-style.ts'
import { tripsStyle } from '#papers/trips-style.ts'

export interface TripsSheet {
  readonly brand: PaperBrand
  /** when it was made: «شنبه ۱ آذر، ساعت ۱۰:۱۵» */
  readonly asOf: string
  readonly trips: readonly TripOnSheet[]
}

export interface TripOnSheet {
  readonly name: string
  readonly when: string
  readonly people: string
  /** of several bought together the number of their trip */
  readonly orderNumber: string
  /** of several bought together: «یکشنبه ۲۲ آذر: تهران به کیش، …» */
  readonly days?: readonly string[]
  /** same-origin; the first is the one to show */
  readonly papers: readonly { readonly words: string; readonly address: string }[]
}

interface SheetOptions {
  /** CSP nonce for style sheet and script */
  readonly nonce: string
  /** our own script for when the network returns */
  readonly script: string
}

/** Offline page of coming trips, stored by the browser. Contains neither prices nor documents; uses the reader's fonts. */
export function tripsHtml(sheet: TripsSheet, { nonce, script }: SheetOptions): string {
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
<title>سفرهای من، بدون اینترنت، ${brand.name}</title>
<style nonce="${nonce}">:root{--band:${band};--accent:${accent}}${markup(ticketStyle + tripsStyle)}</style>
<script nonce="${nonce}">${markup(script)}</script>
</head>
<body>
<main>
<p class="as-of" role="note">اتصال برقرار نیست. این صفحه از ${sheet.asOf} روی همین دستگاه مانده است؛ اگر از آن پس چیزی تغییر کرده باشد، این‌جا نیست.</p>
<header>${brandMark(brand)}<div class="title"><h1>سفرهای من</h1></div><button type="button">تلاش دوباره</button></header>
<ul class="trips">${sheet.trips.map(trip)}</ul>
<footer><p>پشتیبانی ${brand.name}، ${brand.hours}</p><p>${prose(brand.phone)}</p></footer>
</main>
</body>
</html>
`.source
}

function trip({ name, when, people, orderNumber, days, papers }: TripOnSheet): Markup {
  return html`<li>
<h2>${prose(mixed(name))}</h2>
<p>${when}\u00a0· ${people}</p>
<p>${days === undefined ? 'سفارش' : 'شمارهٔ سفر'} ${prose(latin(orderNumber))}</p>
${days === undefined ? '' : html`<ol>${days.map((day) => html`<li>${prose(mixed(day))}</li>`)}</ol>`}
<p class="papers">${papers.map(({ words, address }) => html`<a href="${address}" aria-label="${words}، ${name}">${words}</a>`)}</p>
</li>`
}
