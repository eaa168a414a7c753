import { refreshed, signedIn } from '#web/session.ts'

export async function wakeSession(): Promise<boolean> {
  const answer = await refreshed().catch(() => undefined) // out of reach: a guest until the next look
  if (answer === undefined) return false
  signedIn(answer)
  return true
}

/** Session cookies are httpOnly: this readable mark says that there may be one. */
export function mayHaveSession(): boolean {
  return /(?:^|; )signed=1(?:;|$)/.test(document.cookie)
}
