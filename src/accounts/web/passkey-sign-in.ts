import type { CurrentUser } from '#accounts/call-shapes.ts'
import type { passkeyCalls } from '#accounts/passkey-calls.ts'
import { admitted, askBare } from '#accounts/web/token-call.ts'
import { ask } from '#web/api.ts'
import { knowsPasskeys, provenPasskey } from '#web/passkeys/use-passkey.ts'

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
  const response = await provenPasskey(options, how)
  if (response === undefined) return undefined
  return admitted(await askBare('/accounts/passkeys/sign-in', { challengeId, response }))
}

export async function suggestsPasskeys(): Promise<boolean> {
  if (!knowsPasskeys() || !('isConditionalMediationAvailable' in PublicKeyCredential)) return false
  return PublicKeyCredential.isConditionalMediationAvailable()
}
