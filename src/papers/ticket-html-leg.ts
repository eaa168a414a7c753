import { flightLine, khatam, latticeTile } from '#papers/art.ts'
import { brandMark } from '#papers/brand-mark.ts'
import { codeFigure } from '#papers/code-figure.ts'
import { html, type Markup, prose } from '#papers/escape.ts'
import type { TicketDocument } from '#papers/ticket-document.ts'
import type { LegView, StopView } from '#papers/ticket-leg.ts'

const tile = 64

export function legCard(ticket: TicketDocument, leg: LegView): Markup {
  return html`${leg.before === '' ? '' : html`<h2 class="before">${prose(leg.before)}</h2>`}
<article class="ticket" aria-label="پرواز ${leg.from.city} به ${leg.to.city}">
<div class="main">
<div class="band">${lattice(ticket.legs.indexOf(leg))}
<div class="carrier">${airlineTile(leg)}<p><b>${leg.airline.name}</b><span>${prose(leg.flight)}</span></p>${brandMark(ticket.brand)}</div>
<div class="route">${stop(leg.from)}<div class="way">${flightDrawing(ticket)}<span>${prose(leg.way)}</span></div>${stop(leg.to)}</div>
</div>
<dl class="cells">${leg.cells.map(
    (cell) =>
      html`<div><dt>${cell.label}</dt><dd>${prose(cell.value)}<small>${prose(cell.small)}</small></dd></div>`,
  )}</dl>
</div>
<svg class="tear" aria-hidden="true"><defs><pattern id="tear-${ticket.legs.indexOf(leg)}" width="12" height="12" patternUnits="userSpaceOnUse"><path d="${khatam(6, 6, 5)}"/></pattern></defs><rect width="100%" height="100%" fill="url(#tear-${ticket.legs.indexOf(leg)})"/></svg>
<div class="stub"><p>کد رزرو ایرلاین</p><p class="pnr">${prose(leg.pnr)}</p>
${codeFigure(leg.reference)}
<p>شمارهٔ سفارش ${prose(ticket.orderNumber)}</p></div>
</article>`
}

function lattice(index: number): Markup {
  return html`<svg class="lattice" aria-hidden="true"><defs><pattern id="lattice-${index}" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse"><path d="${latticeTile(tile)}"/></pattern></defs><rect width="100%" height="100%" fill="url(#lattice-${index})"/></svg>`
}

function airlineTile({ airline }: LegView): Markup {
  const [dark, light] = airline.colours
  return html`<svg class="airline" viewBox="0 0 44 44" aria-hidden="true"><rect width="44" height="44" fill="${dark}"/><path d="M44 0V30C30 30 18 20 14 0Z" fill="${light}" opacity=".75"/><text x="22" y="27" text-anchor="middle" direction="ltr">${airline.code.replaceAll(/[\u2066\u2069]/gu, '')}</text></svg>`
}

function stop({ city, code, time, day, airport }: StopView): Markup {
  return html`<div class="stop"><span>${city}</span><b>${prose(code)}</b><time>${time}${day === '' ? '' : html` <small>${day}</small>`}</time><span class="airport">${prose(airport)}</span></div>`
}

function flightDrawing({ brand }: TicketDocument): Markup {
  return html`<svg viewBox="${flightLine.viewBox}" aria-hidden="true"><path class="arc" d="${flightLine.arc}"/><circle cx="${flightLine.start}" cy="64" r="4"/><path class="throat" d="${flightLine.end}"/><g transform="${flightLine.bird}"><path class="bird" d="${brand.mark.body}"/><path class="throat" d="${brand.mark.throat}"/></g></svg>`
}
