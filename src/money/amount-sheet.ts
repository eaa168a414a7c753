import { latinDigits } from '#money/digits.ts'
import { isRial, type Rial, rial } from '#money/rial.ts'

/** A row of somebody's statement: a name and amounts in rial. */
export interface AmountRow {
  /** its line in the file, from 1 */
  readonly line: number
  readonly name: string
  readonly amounts: readonly Rial[]
}

/** `columns`: more or fewer than a name and its amounts. */
export type LineFault = 'columns' | 'name' | 'amount'

export interface AmountSheet {
  readonly rows: readonly AmountRow[]
  readonly unread: readonly { readonly line: number; readonly text: string; readonly fault: LineFault }[]
}

/** A name and whole amounts, separated by comma, semicolon or tab; a first line without digits is a heading. */
export function amountSheet(text: string, amounts: number): AmountSheet {
  const rows: AmountRow[] = []
  const unread: { line: number; text: string; fault: LineFault }[] = []
  for (const [index, one] of text.split(/\r?\n/).entries()) {
    const cells = latinDigits(one)
      .split(/[,;\t]/)
      .map(unquoted)
    if (one.trim() === '' || (index === 0 && !/\d/.test(cells.join('')))) continue
    const line = index + 1
    const row = rowOf(cells, amounts)
    if (typeof row === 'string') unread.push({ line, text: one, fault: row })
    else rows.push({ line, ...row })
  }
  return { rows, unread }
}

function rowOf(
  [name = '', ...cells]: readonly string[],
  amounts: number,
): Omit<AmountRow, 'line'> | LineFault {
  if (cells.length !== amounts) return 'columns'
  if (name === '') return 'name'
  const read = cells.map((cell) => (/^-?\d+$/.test(cell) ? Number(cell) : Number.NaN))
  return read.every(isRial) ? { name, amounts: read.map(rial) } : 'amount'
}

function unquoted(cell: string): string {
  return cell.trim().replace(/^"(.*)"$/, '$1')
}
