import type { passkeyCalls } from '#accounts/passkey-calls.ts'
import { ask } from '#web/api.ts'

/** Can this browser make a passkey, and write it as JSON? */
export function makesPasskeys(): boolean {
  return (
    typeof PublicKeyCredential !== 'undefined' &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function' &&
    'toJSON' in PublicKeyCredential.prototype
  )
}

/** A device that has the account's passkey already, as it says itself. */
export const alreadyMade = 'این دستگاه از پیش کلید عبور شما را دارد.'

type Offer = { readonly challengeId: string; readonly options: object }

/** Asks the server for leave to make one. Throws Declined, STEP_UP_NEEDED among them. */
export function offerPasskey(): Promise<Offer> {
  return ask<typeof passkeyCalls.offerPasskey>('POST /accounts/passkeys/registration', {})
}

/**
 * Makes a passkey by the device's own lock and gives its public half to the server. `turned away` when its owner said no,
 * `made before` when the device has one. Throws Declined with the server's sentence.
 */
export async function makePasskey({
  challengeId,
  options,
}: Offer): Promise<'made' | 'turned away' | 'made before'> {
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      options as PublicKeyCredentialCreationOptionsJSON,
    )
    const credential = await navigator.credentials.create({ publicKey })
    if (!(credential instanceof PublicKeyCredential)) return 'turned away'
    const response = { ...credential.toJSON() }
    await ask<typeof passkeyCalls.addPasskey>('POST /accounts/passkeys', { body: { challengeId, response } })
    return 'made'
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    if (error.name === 'InvalidStateError') return 'made before'
    if (error.name === 'NotAllowedError' || error.name === 'AbortError') return 'turned away'
    throw error
  }
}
