import { askBare } from '#accounts/web/token-call.ts'
import { Declined } from '#web/declined.ts'
import { forgotten, signedOut } from '#web/session.ts'
import { forgetStoredTrips } from '#web/stored-trips.ts'

/**
 * Forgets the traveller here at once, drafts of forms and kept tickets included, then on the server. Answers the sentence of why
 * not, when that is out of reach.
 */
export async function signOut(): Promise<string | undefined> {
  forgotten()
  sessionStorage.clear()
  await forgetStoredTrips()
  try {
    await askBare('/accounts/connect/logout') // the page is left right after: the answer must have come whole
    return undefined
  } catch (error) {
    if (error instanceof Declined) return error.message
    throw error
  } finally {
    await forgetStoredTrips() // what was kept anew while the server was asked
    signedOut()
  }
}
