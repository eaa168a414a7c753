import type { CodeSent } from '#accounts/web/code-sent.ts'
import { clocks } from '#calendar/clocks.ts'

interface Kept {
  readonly sent: CodeSent
  /** milliseconds since the epoch */
  readonly until: number
}

let last: Kept | undefined

/** Keeps the code that went to the owner's phone: who puts the question away and comes back is shown its box again. */
export function keepStepUp(sent: CodeSent, now: number): CodeSent {
  last = { sent, until: now + clocks.code * 1000 }
  return sent
}

/** The code that went to this phone (E.164), while it can be entered; none of another's who was signed in before. */
export function stepUpSent(phone: string, now: number): CodeSent | undefined {
  if (last === undefined || now >= last.until) return undefined
  const { sent } = last
  return 'mobile' in sent.to && sent.to.mobile === phone ? sent : undefined
}

/** It was entered, or tried too often: it works no more. */
export function forgetStepUp(): void {
  last = undefined
}
