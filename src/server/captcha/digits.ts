import { createHmac } from 'node:crypto'

const DIGITS = 5

/** Derived from id and secret, so no table stores them. */
export function digitsOf(pepper: string, captchaId: string): string {
  const word = createHmac('sha256', pepper).update(`captcha ${captchaId}`).digest().readUInt32LE(0)
  return String(word % 10 ** DIGITS).padStart(DIGITS, '0')
}
