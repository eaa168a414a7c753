import { askBare } from '#accounts/web/token-call.ts'
import { Declined } from '#web/declined.ts'
import { forgotten, signedOut } from '#web/session.ts'
import { forgetStoredTrips } from '#web/stored-trips.ts'

/** Clears this device first (drafts and stored tickets included), then the server's session.
 * Returns a sentence when the server is unreachable. */
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
