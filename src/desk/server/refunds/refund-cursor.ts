import * as z from 'zod/mini'
import type { RefundCursor } from '#refunds/server/refunds.ts'

const Cursor = z.object({ at: z.iso.datetime(), id: z.uuid() })

/** Of the last row, for the address of the next page. */
export function cursorText({ at, id }: RefundCursor): string {
  return `${at}_${id}`
}

/** What is no cursor of ours begins at the first page. */
export function readCursor(text: string | null): RefundCursor | undefined {
  const [at, id] = (text ?? '').split('_')
  const read = Cursor.safeParse({ at, id })
  return read.success ? read.data : undefined
}
