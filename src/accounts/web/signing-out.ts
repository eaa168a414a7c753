import { askBare } from '#accounts/web/token-call.ts'
import { forgotten, signedOut } from '#web/session.ts'

/** Forgets the traveller here at once, drafts of forms included, then on the server. Throws Declined when that is out of reach. */
export async function signOut(): Promise<void> {
  forgotten()
  sessionStorage.clear()
  try {
    await askBare('/accounts/connect/logout') // the page is left right after: the answer must have come whole
  } finally {
    signedOut()
  }
}
