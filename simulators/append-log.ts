import { appendFileSync, chmodSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

export interface AppendLog<Row> {
  readonly earlier: readonly Row[]
  write(row: Row): void
}

/** JSON lines for nobody else of this machine that survive kill -9: a change is written before it is answered. Without a file
 * everything is in memory. */
export function openAppendLog<Row>(file: string | undefined): AppendLog<Row> {
  if (file === undefined) return { earlier: [], write: () => {} }
  mkdirSync(dirname(file), { recursive: true })
  appendFileSync(file, '', { mode: 0o600 })
  chmodSync(file, 0o600) // one that lies there from before
  const text = readFileSync(file, 'utf8')
  // ends a line torn by a kill, so that the next starts cleanly
  if (text !== '' && !text.endsWith('\n')) appendFileSync(file, '\n')
  return {
    earlier: text.split('\n').flatMap((line) => rowIn<Row>(line)),
    write: (row) => appendFileSync(file, `${JSON.stringify(row)}\n`),
  }
}

function rowIn<Row>(line: string): Row[] {
  if (line === '') return []
  try {
    const row: Row = JSON.parse(line)
    return [row]
  } catch {
    return [] // torn: its change was never answered
  }
}
