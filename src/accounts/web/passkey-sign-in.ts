import type { CurrentUser } from '#accounts/call-shapes.ts'
import type { passkeyCalls } from '#accounts/passkey-calls.ts'
import { admitted, askBare } from '#accounts/web/token-call.ts'
import { ask } from '#web/api.ts'

/** Does this browser know passkeys, and how to read and write them as JSON? */
export function knowsPasskeys(): boolean {
  return (
    typeof PublicKeyCredential !== 'undefined' &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function' &&
    'toJSON' in PublicKeyCredential.prototype
  )
}

/**
 * Signs in by the device's own lock; nothing when its owner turned away. `quietly` offers the passkeys among the browser's
 * suggestions for a field instead of asking at once. Throws Declined with the server's sentence.
 */
export async function signInByPasskey(how: {
  readonly quietly: boolean
  readonly signal: AbortSignal
}): Promise<CurrentUser | undefined> {
  const { challengeId, options } = await ask<typeof passkeyCalls.askPasskey>(
    'POST /accounts/passkeys/challenge',
    {},
  )
  if (how.signal.aborted) return undefined
  const credential = await navigator.credentials
    .get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
        options as unknown as PublicKeyCredentialRequestOptionsJSON,
      ),
      signal: how.signal,
      ...(how.quietly && { mediation: 'conditional' as const }),
    })
    .catch(turnedAway)
  if (!(credential instanceof PublicKeyCredential)) return undefined
  return admitted(
    await askBare('/accounts/passkeys/sign-in', { challengeId, response: credential.toJSON() as object }),
  )
}

/** May passkeys stand among the suggestions of a field here? */
export async function suggestsPasskeys(): Promise<boolean> {
  if (!knowsPasskeys() || !('isConditionalMediationAvailable' in PublicKeyCredential)) return false
  return PublicKeyCredential.isConditionalMediationAvailable()
}

/** The owner said no, took too long, or went elsewhere; the browser tells these apart from nothing. */
function turnedAway(error: unknown): undefined {
  if (error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name))
    return undefined
  throw error
}
