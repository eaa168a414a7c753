import { createHmac, pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import type { CaptchaWork } from '#calls/captcha-solution.ts'

const derive = promisify(pbkdf2)
/** As fast natively as in a browser, so scripts gain little. */
const ROUNDS = 2000
const GOAL_BYTES = 16

/** Derived from id and secret. */
export function soughtNumber(pepper: string, captchaId: string, most: number): number {
  return createHmac('sha256', pepper).update(`work ${captchaId}`).digest().readUInt32LE(0) % most
}

/** A hash to verify the number; undefined without work. */
export async function workFor(pepper: string, captchaId: string, most: number): Promise<CaptchaWork | null> {
  if (most === 0) return null
  const sought = String(soughtNumber(pepper, captchaId, most))
  const goal = await derive(sought, captchaId, ROUNDS, GOAL_BYTES, 'sha256')
  return { goal: goal.toString('hex'), most, rounds: ROUNDS }
}
