import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CannotOpen } from '#server/cannot-open.ts'
import { newVapidKey } from '#server/vapid-key.ts'

export interface Secrets {
  /** signs access tokens */
  readonly token: string
  /** mixed into the stored hash of one-time codes */
  readonly pepper: string
  /** locks travellers' bank accounts and documents in the database, and signs receipts */
  readonly vault: string
  /** signs what is pushed to browsers: a private key on P-256, base64url */
  readonly push: string
}

type Given = { readonly [K in keyof Secrets]: string | undefined }

/** Secrets that are not given are made once and kept in the data folder, readable by its owner alone. */
export function secretsFrom(dataDir: string, given: Given): Secrets {
  const { token, pepper, vault, push } = given
  if (token !== undefined && pepper !== undefined && vault !== undefined && push !== undefined)
    return { token, pepper, vault, push }
  const kept = keptIn(path.join(dataDir, 'secrets.json'))
  return {
    token: token ?? kept.token,
    pepper: pepper ?? kept.pepper,
    vault: vault ?? kept.vault,
    push: push ?? kept.push,
  }
}

/** A folder from before a secret was thought of gets it added. */
function keptIn(file: string): Secrets {
  const before = readIn(file)
  const kept: Secrets = {
    token: fresh(),
    pepper: fresh(),
    vault: fresh(),
    push: newVapidKey(),
    ...before,
  }
  if (Object.keys(kept).length === Object.keys(before ?? {}).length) return kept
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(kept), { mode: 0o600, flag: before === undefined ? 'wx' : 'w' })
  } catch (cause) {
    throw new CannotOpen(`DATA_DIR: nothing can be written there (${String(cause)})`)
  }
  return kept
}

/** A damaged file is never replaced: what was sealed with its secrets could not be opened again. */
function readIn(file: string): Partial<Secrets> | undefined {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>
  } catch {
    throw new CannotOpen(`${file} cannot be read. Put back a copy; without it, what it sealed stays shut`)
  }
}

function fresh(): string {
  return randomBytes(32).toString('base64url')
}
