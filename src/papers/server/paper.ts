import { flightLine } from '#papers/art.ts'
import { type Code, drawCode } from '#papers/barcodes.ts'
import type { BrandView } from '#papers/brand-view.ts'
import type { ClaimDocument } from '#papers/claim-document.ts'
import type { EvidenceDocument } from '#papers/evidence-document.ts'
import type { ExperienceDocument } from '#papers/experience-document.ts'
import type { PolicyDocument } from '#papers/policy-document.ts'
import type { ReceiptDocument } from '#papers/receipt-document.ts'
import type { TicketDocument } from '#papers/ticket-document.ts'
import type { TourDocument } from '#papers/tour-document.ts'
import type { VoucherDocument } from '#papers/voucher-document.ts'

/** A document and the template that lays it out. */
export type Paper =
  | { readonly template: 'ticket'; readonly document: TicketDocument }
  | { readonly template: 'receipt'; readonly document: ReceiptDocument }
  | { readonly template: 'claim'; readonly document: ClaimDocument }
  | { readonly template: 'evidence'; readonly document: EvidenceDocument }
  | { readonly template: 'policy'; readonly document: PolicyDocument }
  | { readonly template: 'voucher'; readonly document: VoucherDocument }
  | { readonly template: 'tour-voucher'; readonly document: TourDocument }
  | { readonly template: 'experience-voucher'; readonly document: ExperienceDocument }
export type Template = Paper['template']

export function drawn(paper: Paper): object {
  if (paper.template === 'ticket') return ticketDrawn(paper.document)
  const withBird = { ...paper.document, art: { bird: birdOf(paper.document.brand) } }
  if (paper.template === 'experience-voucher') {
    const codes = paper.document.codes.map(({ code, of }) => ({ ...figure(code), symbol: code.symbol, of }))
    return { ...withBird, codes }
  }
  if (!('reference' in paper.document)) return withBird
  return { ...withBird, reference: figure(paper.document.reference) }
}

function ticketDrawn(ticket: TicketDocument) {
  return {
    ...ticket,
    legs: ticket.legs.map((leg) => ({ ...leg, reference: figure(leg.reference) })),
    passengers: ticket.passengers.map((person) => ({
      ...person,
      tickets: person.tickets.map((one) => ({ ...one, reference: one.reference && figure(one.reference) })),
    })),
    art: artOf(ticket),
  }
}

function figure(code: Code) {
  return { svg: drawCode(code), says: code.says }
}

function artOf({ brand: { mark, colours } }: TicketDocument) {
  const bird = (body: string) =>
    `<path d="${mark.body}" fill="${body}"/><path d="${mark.throat}" fill="${colours.accent}"/>`
  return {
    bird: svg('0 0 64 64', bird(colours.band)),
    whiteBird: svg('0 0 64 64', bird('#ffffff')),
    gleam: svg('0 0 44 44', '<path d="M44 0V30C30 30 18 20 14 0Z" fill="#light" opacity=".75"/>'),
    flightLine: svg(
      flightLine.viewBox,
      `<path d="${flightLine.arc}" fill="none" stroke="#9db4f0" stroke-width="1.7" stroke-dasharray="2 7" stroke-linecap="round"/>
<circle cx="${flightLine.start}" cy="64" r="4" fill="none" stroke="#9db4f0" stroke-width="1.7"/><path d="${flightLine.end}" fill="${colours.accent}"/>
<g transform="${flightLine.bird}">${bird('#ffffff')}</g>`,
    ),
  }
}

function birdOf({ mark, colours }: BrandView): string {
  return svg(
    '0 0 64 64',
    `<path d="${mark.body}" fill="${colours.band}"/><path d="${mark.throat}" fill="${colours.accent}"/>`,
  )
}

function svg(viewBox: string, drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${drawing}</svg>`
}
