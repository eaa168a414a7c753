import { existsSync } from 'node:fs'
import { apt, mayInstall } from './apt.ts'
import { layNewerPgbouncer } from './newer-pgbouncer.ts'
import { layPromtool } from './promtool.ts'

const programs = {
  /** another reader of our papers, beside our own */
  'poppler-utils': '/usr/bin/pdftotext',
  /** the pool many servers of PostgreSQL stand behind */
  pgbouncer: '/usr/sbin/pgbouncer',
} as const

/** Programs some tests hold the house against: installed where we may, done without elsewhere. */
export function installPrograms(): void {
  if (mayInstall()) for (const [why, lay] of beside) laid(why, lay)
  const missing = Object.entries(programs).flatMap(([name, file]) => (existsSync(file) ? [] : [name]))
  if (missing.length === 0 || !mayInstall()) return
  try {
    apt(['update'])
    apt(['install', '-y', '--no-install-recommends', ...missing])
  } catch {
    console.log(`Not to be had here: ${missing.join(', ')}. What is held against it is not told.`)
  }
}

const beside = [
  ['A pgbouncer of 1.21 or newer is not to be had here; transaction mode is not tried.', layNewerPgbouncer],
  ['promtool is not to be had here; no alert is fired.', layPromtool],
] as const

function laid(why: string, lay: () => void): void {
  try {
    lay()
  } catch {
    console.log(why)
  }
}
