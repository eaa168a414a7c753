import type { Paper } from '#papers/server/paper.ts'
import { openTypst } from '#papers/server/typst.ts'

export type Printed =
  | { readonly kind: 'printed'; readonly pdf: Uint8Array }
  | { readonly kind: 'faulty'; readonly why: string }
  | { readonly kind: 'unavailable' }

const [compiler = ''] = process.argv.slice(2)
const typst = await openTypst(compiler)

process.on('message', (paper: Paper) => process.send?.(printed(paper)))
process.on('disconnect', () => process.exit())

function printed(paper: Paper): Printed {
  if (!typst) return { kind: 'unavailable' }
  try {
    return { kind: 'printed', pdf: typst(paper) }
  } catch (error) {
    return { kind: 'faulty', why: error instanceof Error ? error.message : String(error) }
  }
}
