import { readFile } from 'node:fs/promises'
import { type AmountSheet, amountSheet } from '#money/amount-sheet.ts'
import { decodedText } from '#server/decoded-text.ts'

const empty: AmountSheet = { rows: [], unread: [] }

/** Throws for a file that is no text. */
export async function sheetIn(file: string, amounts: number): Promise<AmountSheet> {
  const read = decodedText(await readFile(file))
  if ('text' in read) return amountSheet(read.text, amounts)
  if (read.fault === 'empty') return empty
  throw new Error(`not a text file: ${read.fault}`)
}
