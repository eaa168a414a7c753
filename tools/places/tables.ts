import { readFileSync } from 'node:fs'

export type Row<Column extends string> = Readonly<Record<Column, string>>

export function table<const Column extends string>(
  name: string,
  columns: readonly Column[],
  room = 'places',
): readonly Row<Column>[] {
  const text = readFileSync(new URL(`../../src/${room}/data/${name}`, import.meta.url), 'utf8')
  const [head = '', ...lines] = text.trimEnd().split('\n')
  if (head !== columns.join('\t')) throw new Error(`${name}: the columns are not ${columns.join(', ')}`)
  return lines.map((line) => {
    const cells = line.split('\t')
    const row = Object.fromEntries(columns.map((column, index) => [column, cells[index]]))
    if (!isWhole(row, columns) || cells.length !== columns.length)
      throw new Error(`${name}: broken row: ${line}`)
    return row
  })
}

function isWhole<Column extends string>(
  row: Readonly<Record<string, string | undefined>>,
  columns: readonly Column[],
): row is Row<Column> {
  return columns.every((column) => row[column] !== undefined)
}

export function listed(cell: string): readonly string[] {
  return cell === '' ? [] : cell.split(',')
}

export function unique<T>(rows: readonly T[], keyOf: (row: T) => string): readonly T[] {
  const keys = rows.map(keyOf)
  const twice = keys.filter((key, index) => keys.indexOf(key) !== index)
  if (twice.length > 0) throw new Error(`Twice in the table: ${twice.join(', ')}`)
  return rows
}
