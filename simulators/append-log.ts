import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

export interface AppendLog<Row> {
  /** what earlier runs wrote, oldest first */
  readonly earlier: readonly Row[]
  write(row: Row): void
}

/**
 * A file of JSON lines that outlives a kill -9: a change is on file before it is answered.
 * Without a file nothing outlives the process.
 */
export function openAppendLog<Row>(file: string | undefined): AppendLog<Row> {
  if (file === undefined) return { earlier: [], write: () => {} }
  mkdirSync(dirname(file), { recursive: true })
  appendFileSync(file, '')
  const text = readFileSync(file, 'utf8')
  // a line torn by a kill gets its end, lest the next one grow onto it
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
