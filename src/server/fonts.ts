import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The house's typeface as an address that holds it, for pages that must stand alone: printed tickets, saved ones above all. */
export function fontHeld(): string {
  const font = readFileSync(path.resolve(import.meta.dirname, '../web/font/vazirmatn.woff2'))
  return `data:font/woff2;base64,${font.toString('base64')}`
}
