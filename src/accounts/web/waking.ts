import { refreshed, signedIn } from '#web/session.ts'

/** Wakes a session whose access token ran out while nobody looked; false when it cannot be woken. */
export async function wakeSession(): Promise<boolean> {
  const answer = await refreshed().catch(() => undefined) // out of reach: a guest until the next look
  if (answer === undefined) return false
  signedIn(answer)
  return true
}

/** Whether a session may sleep in cookies that a page's script cannot read: the server leaves this mark beside them. */
export function mayHaveSession(): boolean {
  return /(?:^|; )signed=1(?:;|$)/.test(document.cookie)
}
