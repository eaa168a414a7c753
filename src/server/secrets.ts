import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export interface Secrets {
  /** signs access tokens */
  readonly token: string
  /** mixed into the stored hash of one-time codes */
  readonly pepper: string
  /** locks travellers' bank accounts and documents in the database, and signs receipts */
  readonly vault: string
}

type Given = { readonly [K in keyof Secrets]: string | undefined }

/** Secrets that are not given are made once and kept in the data folder, readable by its owner alone. */
export function secretsFrom(dataDir: string, given: Given): Secrets {
  const { token, pepper, vault } = given
  if (token !== undefined && pepper !== undefined && vault !== undefined) return { token, pepper, vault }
  const kept = keptIn(path.join(dataDir, 'secrets.json'))
  return { token: token ?? kept.token, pepper: pepper ?? kept.pepper, vault: vault ?? kept.vault }
}

/** A folder from before a secret was thought of gets it added. */
function keptIn(file: string): Secrets {
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : undefined
  const kept: Secrets = { token: fresh(), pepper: fresh(), vault: fresh(), ...before }
  if (Object.keys(kept).length === Object.keys(before ?? {}).length) return kept
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(kept), { mode: 0o600, flag: before === undefined ? 'wx' : 'w' })
  return kept
}

function fresh(): string {
  return randomBytes(32).toString('base64url')
}
