import { readFile } from 'node:fs/promises'
import { latinDigits } from '#money/digits.ts'
import { isRial, type Rial, rial } from '#money/rial.ts'

/** A row of somebody's statement: a name and amounts in rial. */
export interface Row {
  /** its line in the file, from 1 */
  readonly line: number
  readonly name: string
  readonly amounts: readonly Rial[]
}

export interface Sheet {
  readonly rows: readonly Row[]
  /** malformed lines, which are skipped */
  readonly unread: readonly { readonly line: number; readonly text: string }[]
}

/** A name and whole amounts, separated by comma, semicolon or tab; a first line without digits is a heading. */
export async function sheetIn(file: string, amounts: number): Promise<Sheet> {
  const lines = (await readFile(file, 'utf8')).replace(/^\ufeff/, '').split(/\r?\n/)
  const rows: Row[] = []
  const unread: { line: number; text: string }[] = []
  for (const [index, text] of lines.entries()) {
    const cells = latinDigits(text)
      .split(/[,;\t]/)
      .map(unquoted)
    if (text.trim() === '' || (index === 0 && !/\d/.test(cells.join('')))) continue
    const line = index + 1
    const row = rowOf(cells, amounts)
    if (row === undefined) unread.push({ line, text })
    else rows.push({ line, ...row })
  }
  return { rows, unread }
}

function rowOf([name = '', ...cells]: readonly string[], amounts: number): Omit<Row, 'line'> | undefined {
  if (name === '' || cells.length !== amounts || !cells.every((cell) => /^-?\d+$/.test(cell)))
    return undefined
  const read = cells.map(Number)
  return read.every(isRial) ? { name, amounts: read.map(rial) } : undefined
}

function unquoted(cell: string): string {
  return cell.trim().replace(/^"(.*)"$/, '$1')
}
