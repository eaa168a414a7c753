import { createHmac, pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import type { CaptchaWork } from '#calls/captcha-solution.ts'

const derive = promisify(pbkdf2)
/** PBKDF2 costs native code about what it costs a browser, so a script has no great lead over a phone. */
const ROUNDS = 2000
const GOAL_BYTES = 16

/** The number a browser has to find among the first `most`: it follows from the puzzle's id and a secret. */
export function soughtNumber(pepper: string, captchaId: string, most: number): number {
  return createHmac('sha256', pepper).update(`work ${captchaId}`).digest().readUInt32LE(0) % most
}

/** How the number is known when it is found; nothing where no work is asked. Made by one derivation, checked by none. */
export async function workFor(pepper: string, captchaId: string, most: number): Promise<CaptchaWork | null> {
  if (most === 0) return null
  const sought = String(soughtNumber(pepper, captchaId, most))
  const goal = await derive(sought, captchaId, ROUNDS, GOAL_BYTES, 'sha256')
  return { goal: goal.toString('hex'), most, rounds: ROUNDS }
}
