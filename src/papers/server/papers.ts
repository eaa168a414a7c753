import type { Readable } from 'node:stream'
import type { ReceiptDocument } from '#papers/receipt-document.ts'
import { workbook } from '#papers/server/excel/workbook.ts'
import { Press } from '#papers/server/press.ts'
import type { Sheet } from '#papers/sheet.ts'
import type { TicketDocument } from '#papers/ticket-document.ts'
import { type PageOptions, ticketHtml } from '#papers/ticket-html.ts'
import type { VoucherDocument } from '#papers/voucher-document.ts'
import { fontHeld } from '#server/fonts.ts'

export { workbookType } from '#papers/server/excel/workbook.ts'

export interface Papers {
  /**
   * The ticket as a tagged PDF (PDF/UA-1), made in a process of its own.
   * Refuses PDF_UNAVAILABLE where the platform has no Typst, PDF_BUSY when too many wait.
   */
  ticketPdf(ticket: TicketDocument): Promise<Uint8Array>
  /** A receipt as a tagged PDF; refuses as `ticketPdf` does. */
  receiptPdf(receipt: ReceiptDocument): Promise<Uint8Array>
  /** A hotel's voucher as a tagged PDF, Persian and English on one sheet; refuses as `ticketPdf` does. */
  voucherPdf(voucher: VoucherDocument): Promise<Uint8Array>
  /** The same ticket as a page that prints and brings its font along; give the nonce of the answer's content security policy. */
  ticketHtml(ticket: TicketDocument, options?: Omit<PageOptions, 'font'>): string
  /** A table as an .xlsx workbook, made row by row while it is read; its type is `workbookType`. */
  workbook(sheet: Sheet): Readable
  /** Lets the sheet in hand be finished, then closes the press. */
  close(): Promise<void>
}

/** Opens what we print with. Nothing is started until the first PDF is asked for. */
export function openPapers(): Papers {
  const press = new Press()
  let font: string | undefined
  const fontOf = () => (font ??= fontHeld())
  return {
    ticketPdf: (document) => press.print({ template: 'ticket', document }),
    receiptPdf: (document) => press.print({ template: 'receipt', document }),
    voucherPdf: (document) => press.print({ template: 'voucher', document }),
    ticketHtml: (ticket, options) => ticketHtml(ticket, { ...options, font: fontOf() }),
    workbook,
    close: () => press.close(),
  }
}
