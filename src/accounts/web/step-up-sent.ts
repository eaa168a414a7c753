import type { CodeSent } from '#accounts/web/code-sent.ts'
import { clocks } from '#calendar/clocks.ts'

interface StoredStepUp {
  readonly sent: CodeSent
  /** epoch milliseconds */
  readonly until: number
}

let last: StoredStepUp | undefined

export function keepStepUp(sent: CodeSent, now: number): CodeSent {
  last = { sent, until: now + clocks.code * 1000 }
  return sent
}

/** Only for this phone (E.164): never another user's. */
export function stepUpSent(phone: string, now: number): CodeSent | undefined {
  if (last === undefined || now >= last.until) return undefined
  const { sent } = last
  return 'mobile' in sent.to && sent.to.mobile === phone ? sent : undefined
}

export function forgetStepUp(): void {
  last = undefined
}
