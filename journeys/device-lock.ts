import type { Visit } from './stage.ts'

/** A device with a lock that is opened at once, for passkeys. */
export async function giveLock({ context, page: at }: Visit): Promise<void> {
  const devtools = await context.newCDPSession(at)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
