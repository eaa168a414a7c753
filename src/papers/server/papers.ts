import type { Readable } from 'node:stream'
import type { ClaimDocument } from '#papers/claim-document.ts'
import type { EvidenceDocument } from '#papers/evidence-document.ts'
import type { ExperienceDocument } from '#papers/experience-document.ts'
import type { PolicyDocument } from '#papers/policy-document.ts'
import type { ReceiptDocument } from '#papers/receipt-document.ts'
import { workbook } from '#papers/server/excel/workbook.ts'
import { Press } from '#papers/server/press.ts'
import type { Sheet } from '#papers/sheet.ts'
import type { TicketDocument } from '#papers/ticket-document.ts'
import { type PageOptions, ticketHtml } from '#papers/ticket-html.ts'
import type { TourDocument } from '#papers/tour-document.ts'
import type { VoucherDocument } from '#papers/voucher-document.ts'
import { fontHeld } from '#server/fonts.ts'

export { workbookType } from '#papers/server/excel/workbook.ts'

export interface Papers {
  /** Tagged PDF (PDF/UA-1), made in another process. Throws PDF_UNAVAILABLE (no Typst for this platform), PDF_BUSY. */
  ticketPdf(ticket: TicketDocument): Promise<Uint8Array>
  /** Throws as `ticketPdf`. */
  receiptPdf(receipt: ReceiptDocument): Promise<Uint8Array>
  /** Throws as `ticketPdf`. */
  claimPdf(claim: ClaimDocument): Promise<Uint8Array>
  /** Throws as `ticketPdf`. */
  evidencePdf(evidence: EvidenceDocument): Promise<Uint8Array>
  /** Persian and English on one sheet; throws as `ticketPdf`. */
  policyPdf(policy: PolicyDocument): Promise<Uint8Array>
  /** Persian and English on one sheet; throws as `ticketPdf`. */
  voucherPdf(voucher: VoucherDocument): Promise<Uint8Array>
  /** Throws as `ticketPdf`. */
  tourPdf(tour: TourDocument): Promise<Uint8Array>
  /** Persian and English on one sheet, its codes large; throws as `ticketPdf`. */
  experiencePdf(experience: ExperienceDocument): Promise<Uint8Array>
  /** With its font embedded; `nonce` is that of the response's CSP. */
  ticketHtml(ticket: TicketDocument, options?: Omit<PageOptions, 'font'>): string
  /** .xlsx, streamed row by row; its MIME type is `workbookType`. */
  workbook(sheet: Sheet): Readable
  /** Finishes the current document first. */
  close(): Promise<void>
}

export function openPapers(): Papers {
  const press = new Press()
  let font: string | undefined
  const fontOf = () => (font ??= fontHeld())
  return {
    ticketPdf: (document) => press.print({ template: 'ticket', document }),
    receiptPdf: (document) => press.print({ template: 'receipt', document }),
    claimPdf: (document) => press.print({ template: 'claim', document }),
    evidencePdf: (document) => press.print({ template: 'evidence', document }),
    policyPdf: (document) => press.print({ template: 'policy', document }),
    voucherPdf: (document) => press.print({ template: 'voucher', document }),
    tourPdf: (document) => press.print({ template: 'tour-voucher', document }),
    experiencePdf: (document) => press.print({ template: 'experience-voucher', document }),
    ticketHtml: (ticket, options) => ticketHtml(ticket, { ...options, font: fontOf() }),
    workbook,
    close: () => press.close(),
  }
}
