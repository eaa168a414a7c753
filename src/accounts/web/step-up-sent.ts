import type { CodeSent } from '#accounts/web/code-sent.ts'
import { clocks } from '#calendar/clocks.ts'

interface StoredStepUp {
  readonly sent: CodeSent
  /** epoch milliseconds */
  readonly until: number
}

const keptAs = 'step-up code'

let last: StoredStepUp | undefined
let sending: { readonly phone: string; readonly code: Promise<CodeSent> } | undefined

export function keepStepUp(sent: CodeSent, now: number): CodeSent {
  last = { sent, until: now + clocks.code * 1000 }
  sessionStorage.setItem(keptAs, JSON.stringify(last))
  return sent
}

/** Only for this phone (E.164): never another user's. Also after a reload. */
export function stepUpSent(phone: string, now: number): CodeSent | undefined {
  last ??= JSON.parse(sessionStorage.getItem(keptAs) ?? 'null') ?? undefined
  if (last === undefined || now >= last.until) return undefined
  const { sent } = last
  return 'mobile' in sent.to && sent.to.mobile === phone ? sent : undefined
}

/** The question may be put away while its code is being sent: opened again it waits for that one. */
export function sendingOnce(phone: string, send: () => Promise<CodeSent>): Promise<CodeSent> {
  if (sending?.phone === phone) return sending.code
  const code = send().finally(() => {
    sending = undefined
  })
  sending = { phone, code }
  return code
}

export function forgetStepUp(): void {
  last = undefined
  sessionStorage.removeItem(keptAs)
}
