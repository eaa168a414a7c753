import * as z from 'zod/mini'
import type { DeskCursor } from '#orders/desk-order.ts'

const Cursor = z.object({
  rank: z.int(),
  at: z.iso.datetime(),
  id: z.uuid(),
})

/** Of the last row, for the address of the next page. */
export function cursorText({ rank, at, id }: DeskCursor): string {
  return [rank, at, id].join('_')
}

/** What is no cursor of ours begins at the first page. */
export function readCursor(text: string | null): DeskCursor | undefined {
  const [rank, at, id] = (text ?? '').split('_')
  const read = Cursor.safeParse({ rank: Number(rank), at, id })
  return read.success ? read.data : undefined
}
