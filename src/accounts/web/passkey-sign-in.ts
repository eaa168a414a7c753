import type { CurrentUser } from '#accounts/call-shapes.ts'
import type { passkeyCalls } from '#accounts/passkey-calls.ts'
import { admitted, askBare } from '#accounts/web/token-call.ts'
import { ask } from '#web/api.ts'

export function knowsPasskeys(): boolean {
  return (
    typeof PublicKeyCredential !== 'undefined' &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function' &&
    'toJSON' in PublicKeyCredential.prototype
  )
}

/** undefined when the owner cancels. `quietly` offers passkeys by autofill instead of a prompt. Throws Declined. */
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

export async function suggestsPasskeys(): Promise<boolean> {
  if (!knowsPasskeys() || !('isConditionalMediationAvailable' in PublicKeyCredential)) return false
  return PublicKeyCredential.isConditionalMediationAvailable()
}

/** Cancelled, timed out or left: browsers do not tell them apart. */
function turnedAway(error: unknown): undefined {
  if (error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name))
    return undefined
  throw error
}
