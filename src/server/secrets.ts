import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export interface Secrets {
  /** signs access tokens */
  readonly token: string
  /** mixed into the stored hash of one-time codes */
  readonly pepper: string
}

/** Secrets that are not given are made once and kept in the data folder, readable by its owner alone. */
export function secretsFrom(
  dataDir: string,
  given: { readonly [K in keyof Secrets]: string | undefined },
): Secrets {
  if (given.token !== undefined && given.pepper !== undefined)
    return { token: given.token, pepper: given.pepper }
  const kept = keptIn(path.join(dataDir, 'secrets.json'))
  return { token: given.token ?? kept.token, pepper: given.pepper ?? kept.pepper }
}

function keptIn(file: string): Secrets {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Secrets
  const fresh: Secrets = {
    token: randomBytes(32).toString('base64url'),
    pepper: randomBytes(32).toString('base64url'),
  }
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(fresh), { mode: 0o600, flag: 'wx' })
  return fresh
}
