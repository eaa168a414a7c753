import { readFileSync } from 'node:fs'
import path from 'node:path'

export function fontHeld(): string {
  const font = readFileSync(path.resolve(import.meta.dirname, '../web/font/vazirmatn.woff2'))
  return `data:font/woff2;base64,${font.toString('base64')}`
}
