import { existsSync } from 'node:fs'
import { apt, mayInstall } from './apt.ts'

/** Another reader of our papers, beside our own: installed where we may, done without elsewhere. */
export function installPoppler(): void {
  if (existsSync('/usr/bin/pdftotext') || !mayInstall()) return
  try {
    apt(['update'])
    apt(['install', '-y', '--no-install-recommends', 'poppler-utils'])
  } catch {
    console.log('Poppler is not to be had here; our own reader alone reads the papers.')
  }
}
