import type { passkeyCalls } from '#accounts/passkey-calls.ts'
import { ask } from '#web/api.ts'

export function makesPasskeys(): boolean {
  return (
    typeof PublicKeyCredential !== 'undefined' &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function' &&
    'toJSON' in PublicKeyCredential.prototype
  )
}

export const alreadyMade = 'این دستگاه از پیش کلید عبور شما را دارد.'

type Offer = { readonly challengeId: string; readonly options: object }

/** Throws Declined, also STEP_UP_NEEDED. */
export function offerPasskey(): Promise<Offer> {
  return ask<typeof passkeyCalls.offerPasskey>('POST /accounts/passkeys/registration', {})
}

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
