import { createHash } from 'node:crypto'
import type { Argon2 } from '#accounts/server/argon2.ts'

export function browserOf(device: string, address: string) {
  return { how: 'password', device, address, userAgent: '' } as const
}

export function phoneOf(at: number): string {
  return `+98912${String(at * 20_011 + 1_000_000).padStart(7, '0')}`
}

export function emailOf(at: number): string {
  return `traveller${at}@parastoo.test`
}

export function passwordOf(at: number): string {
  return `sarv-o-kaj-${at}`
}

/** Replaces argon2, which is too slow for so many guesses. */
export const quick: Argon2 = {
  hash: async (password) => hashed(password),
  matches: async (password, kept) => hashed(password) === kept,
}

function hashed(password: string): string {
  const tag = createHash('sha256').update(password).digest('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$${tag}`
}
