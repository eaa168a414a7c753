import { Authenticator } from '#testing/accounts/authenticator.ts'
import type { TestAgency } from '#testing/app/agency.ts'
import type { Belongings } from './belongings.ts'
import type { Buyer } from './diary.ts'

/** A passkey, and a session on a second device. */
export async function keysIn(
  { agency: { accounts, settings } }: TestAgency,
  { userId, person: { phone } }: Buyer,
): Promise<Pick<Belongings, 'session' | 'passkey'>> {
  const device = 'the second device'
  const { sessionId } = await accounts.admit(
    { phone },
    { how: 'password', device, address: '203.0.113.9', userAgent: '' },
  )
  const { challengeId, options } = await accounts.passkeys.offer({ userId, phone }, device)
  const made = new Authenticator(new URL(settings.publicUrl).origin).make(
    options as unknown as Parameters<Authenticator['make']>[0],
  )
  const passkey = await accounts.passkeys.add(
    { userId, phone },
    { challengeId, response: made, device, name: 'گوشی' },
  )
  return { session: sessionId, passkey: passkey.id }
}
