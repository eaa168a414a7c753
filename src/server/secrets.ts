import { createPrivateKey, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { newProofKey, proofKeyText } from '#server/proof-key.ts'
import { StartupError } from '#server/startup-error.ts'
import { newVapidKey } from '#server/vapid-key.ts'

export interface Secrets {
  /** signs access tokens */
  readonly token: string
  /** mixed into the stored hash of one-time codes */
  readonly pepper: string
  /** encrypts bank accounts and documents, signs receipts */
  readonly vault: string
  /** signs the wallet's daily proofs: an Ed25519 key, base64url */
  readonly proof: string
  /** signs what is pushed to browsers: a private key on P-256, base64url */
  readonly push: string
}

type Given = { readonly [K in keyof Secrets]: string | undefined }

/** Missing secrets are created once and stored in the data folder, readable only by its owner. */
export function secretsFrom(dataDir: string, given: Given): Secrets {
  const { token, pepper, vault, proof, push } = given
  if (
    token !== undefined &&
    pepper !== undefined &&
    vault !== undefined &&
    proof !== undefined &&
    push !== undefined
  )
    return { token, pepper, vault, proof, push }
  const kept = keptIn(path.join(dataDir, 'secrets.json'))
  return {
    token: token ?? kept.token,
    pepper: pepper ?? kept.pepper,
    vault: vault ?? kept.vault,
    proof: proof ?? kept.proof,
    push: push ?? kept.push,
  }
}

function keptIn(file: string): Secrets {
  const before = readIn(file)
  const kept: Secrets = {
    token: fresh(),
    pepper: fresh(),
    vault: fresh(),
    proof: proofKeyBefore(path.dirname(file)) ?? newProofKey(),
    push: newVapidKey(),
    ...before,
  }
  if (Object.keys(kept).length === Object.keys(before ?? {}).length) return kept
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(kept), { mode: 0o600, flag: before === undefined ? 'wx' : 'w' })
  } catch (cause) {
    throw new StartupError(`DATA_DIR: nothing can be written there (${String(cause)})`)
  }
  return kept
}

/** Never replaces a damaged file: sealed data would be lost. */
function readIn(file: string): Partial<Secrets> | undefined {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>
  } catch {
    throw new StartupError(`${file} cannot be read. Put back a copy; without it, what it sealed stays shut`)
  }
}

/** The proof key was a separate file once; it must stay the same. */
function proofKeyBefore(dataDir: string): string | undefined {
  const file = path.join(dataDir, 'proof-key.pem')
  return existsSync(file) ? proofKeyText(createPrivateKey(readFileSync(file))) : undefined
}

function fresh(): string {
  return randomBytes(32).toString('base64url')
}
