import { openTypst } from '#papers/server/typst.ts'
import type { TicketDocument } from '#papers/ticket-document.ts'

/** What the process answers to a document. */
export type Printed =
  | { readonly kind: 'printed'; readonly pdf: Uint8Array }
  | { readonly kind: 'faulty'; readonly why: string }
  | { readonly kind: 'unavailable' }

const [compiler = ''] = process.argv.slice(2)
const typst = await openTypst(compiler)

process.on('message', (ticket: TicketDocument) => process.send?.(printed(ticket)))
process.on('disconnect', () => process.exit())

function printed(ticket: TicketDocument): Printed {
  if (!typst) return { kind: 'unavailable' }
  try {
    return { kind: 'printed', pdf: typst(ticket) }
  } catch (error) {
    return { kind: 'faulty', why: error instanceof Error ? error.message : String(error) }
  }
}
