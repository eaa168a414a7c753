import { khatam } from '#papers/art.ts'
import { brandMark } from '#papers/brand-mark.ts'
import { codeFigure } from '#papers/code-figure.ts'
import { html, type Markup, markup, prose } from '#papers/escape.ts'
import type { TicketDocument } from '#papers/ticket-document.ts'
import { legCard } from '#papers/ticket-html-leg.ts'
import type { LadderView } from '#papers/ticket-penalties.ts'
import { ticketStyle } from '#papers/ticket-style.ts'

export interface PageOptions {
  /** CSP nonce for the style sheet */
  readonly nonce?: string
  readonly font?: string
  /** same-origin URL of the PDF */
  readonly pdfAddress?: string
}

export function ticketHtml(ticket: TicketDocument, { nonce, font, pdfAddress }: PageOptions = {}): string {
  const { band, accent } = ticket.brand.colours
  const page = html`<!doctype html>
<html lang="fa-IR" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light">
<link rel="icon" href="data:,">
<title>${ticket.fileTitle.replaceAll(/[\u2066\u2069]/gu, '')}</title>
<style${nonce === undefined ? '' : html` nonce="${nonce}"`}>${font === undefined ? '' : face(font)}:root{--band:${band};--accent:${accent}}${markup(ticketStyle)}</style>
</head>
<body>
<main>
${head(ticket, pdfAddress)}
${ticket.legs.map((leg) => legCard(ticket, leg))}
${passengers(ticket)}
<div class="pair">${price(ticket)}${penalties(ticket)}</div>
${notes(ticket)}
${english(ticket)}
${foot(ticket)}
</main>
</body>
</html>
`
  return page.source
}

function face(font: string): Markup {
  return markup(
    `@font-face{font-family:Vazirmatn;src:url(${font}) format('woff2');font-weight:400 900;font-display:block}`,
  )
}

function head(
  { brand, title, latinTitle, orderNumber, issuedAt }: TicketDocument,
  pdfAddress?: string,
): Markup {
  return html`<header>
${brandMark(brand)}
<div class="title"><h1>${title}</h1><p lang="en" dir="ltr">${latinTitle}</p></div>
<dl><div><dt>شمارهٔ سفارش</dt><dd>${prose(orderNumber)}</dd></div><div><dt>زمان صدور</dt><dd>${prose(issuedAt)}</dd></div></dl>
${pdfAddress === undefined ? '' : html`<a class="pdf" href="${pdfAddress}">دریافت <bdi>PDF</bdi></a>`}
</header>`
}

function passengers({ passengers }: TicketDocument): Markup {
  return html`<section>
<h2>مسافران</h2>
<table class="people">
<thead><tr><th scope="col">نام مسافر</th><th scope="col">مدرک شناسایی</th><th scope="col">شمارهٔ بلیت</th><th scope="col">بار مجاز</th><th scope="col">مرجع بلیت</th></tr></thead>
<tbody>${passengers.map(
    (person) => html`<tr>
<th scope="row">${person.name}<small>${prose(person.latinName)}</small></th>
<td data-label="مدرک">${prose(person.document)}<small>${person.group}</small></td>
<td class="number" data-label="شمارهٔ بلیت">${person.tickets.map((one) => html`<p>${prose(one.number)}${small(one.direction)}${small(one.seats)}</p>`)}</td>
<td data-label="بار مجاز">${person.tickets.map((one) => html`<p>${one.baggage}${small(one.direction)}</p>`)}</td>
<td class="references">${person.tickets.map((one) => (one.reference === null ? '—' : codeFigure(one.reference)))}</td>
</tr>`,
  )}</tbody>
</table>
</section>`
}

function small(words: string): Markup | '' {
  return words === '' ? '' : html`<small>${words}</small>`
}

function price({ price }: TicketDocument): Markup {
  return html`<section class="price">
<h2>مبلغ پرداختی</h2>
<dl>${price.lines.map((line) => html`<div><dt>${line.label}</dt><dd>${prose(line.amount)}</dd></div>`)}
<div class="total"><dt>جمع کل</dt><dd>${prose(price.total)}<small>${prose(price.totalInRial)}</small></dd></div></dl>
</section>`
}

function penalties({ penalties }: TicketDocument): Markup | '' {
  if (penalties.length === 0) return ''
  return html`<section>${penalties.map(ladder)}</section>`
}

function ladder({ direction, steps }: LadderView): Markup {
  return html`<h2>جریمهٔ استرداد${direction === '' ? '' : `، ${direction}`}</h2>
<table class="ladder">
<thead><tr><th scope="col">زمان درخواست</th><th scope="col">درصد</th><th scope="col">جریمه</th></tr></thead>
<tbody>${steps.map(
    (step) => html`<tr>
<th scope="row">${step.until}<svg class="bar" viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true"><rect class="all" width="100" height="2"/><rect class="kept" x="${100 - step.percent}" width="${step.percent}" height="2"/></svg></th>
<td>${step.share}</td><td>${prose(step.amount)}</td>
</tr>`,
  )}</tbody>
</table>`
}

function english({ english }: TicketDocument): Markup | '' {
  if (english === null) return ''
  const lines = (all: readonly string[]) =>
    html`<li>${all.map((line, at) => (at === 0 ? html`<b>${line}</b>` : html`<br>${line}`))}</li>`
  return html`<section class="english" lang="en" dir="ltr">
<h2>In English</h2>
<ul>${[...english.flights, ...english.passengers].map(lines)}<li>${english.paid}</li></ul>
</section>`
}

function notes({ notes }: TicketDocument): Markup {
  const star = html`<svg viewBox="0 0 12 12" aria-hidden="true"><path d="${khatam(6, 6, 5.5)}"/></svg>`
  return html`<section class="notes">
<h2>پیش از پرواز بخوانید</h2>
<ul>${notes.map((note) => html`<li>${star}<span>${prose(note)}</span></li>`)}</ul>
</section>`
}

function foot({ brand, seller }: TicketDocument): Markup {
  if (seller !== null) return html`<footer><p>${prose(seller)}</p></footer>`
  return html`<footer>
<p>پشتیبانی ${brand.name}، ${brand.hours}</p>
<p>${prose(brand.phone)}\u00a0· ${prose(brand.email)}</p>
<p>${prose(brand.address)}</p>
</footer>`
}
