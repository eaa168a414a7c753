import type { passkeyCalls } from '#accounts/passkey-calls.ts'
import { ask } from '#web/api.ts'
import { makePasskey } from '#web/passkeys/make-passkey.ts'

export const alreadyMade = 'این دستگاه از پیش کلید عبور شما را دارد.'

type Offer = { readonly challengeId: string; readonly options: object }

/** Throws Declined, also STEP_UP_NEEDED. */
export function offerPasskey(): Promise<Offer> {
  return ask<typeof passkeyCalls.offerPasskey>('POST /accounts/passkeys/registration', {})
}

/** Throws Declined. */
export async function addPasskey({
  challengeId,
  options,
}: Offer): Promise<'made' | 'turned away' | 'made before'> {
  const response = await makePasskey(options)
  if (typeof response === 'string') return response
  await ask<typeof passkeyCalls.addPasskey>('POST /accounts/passkeys', {
    body: { challengeId, response: { ...response } },
  })
  return 'made'
}
