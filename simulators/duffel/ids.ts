import { randomInt } from 'node:crypto'

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const codeLetters = 'BCDFGHJKLMNPQRSTVWXYZ23456789'

/** `off_0000AaBb…`: 22 letters, as Duffel's. */
export function newId(prefix: string): string {
  return `${prefix}_0000${drawn(letters, 18)}`
}

export function newReference(): string {
  return drawn(codeLetters, 6)
}

function drawn(from: string, length: number): string {
  return Array.from({ length }, () => from[randomInt(from.length)]).join('')
}
