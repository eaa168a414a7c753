import { port } from '#server/environment.ts'
import type { Given, Mode } from '#server/given.ts'

export interface GoogleSettings {
  readonly isSimulator: boolean
  readonly clientId: string
  readonly authorizeUrl: string
  readonly keysUrl: string
}

const real = {
  authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
} as const

const simulatorClientId = 'parastoo.apps.house-simulator'
const simulatorPort = '3005'

/** `GOOGLE_CLIENT_ID` replaces the demo's simulator; without it production
 * has no Google sign-in. Two more settings name another issuer. */
export function googleIn(
  given: Given,
  mode: Mode,
): { readonly google: GoogleSettings | undefined; readonly faults: readonly string[] } {
  const clientId = given['GOOGLE_CLIENT_ID']
  const isSimulator = mode === 'demo' && clientId === undefined
  if (isSimulator)
    return {
      google: googleAt(`http://localhost:${given['IDENTITY_TWIN_PORT'] ?? simulatorPort}`),
      faults: [],
    }
  if (clientId === undefined) return { google: undefined, faults: [] }
  const google = {
    clientId,
    isSimulator,
    authorizeUrl: given['GOOGLE_AUTHORIZE_URL'] ?? real.authorizeUrl,
    keysUrl: given['GOOGLE_KEYS_URL'] ?? real.keysUrl,
  }
  const faults = (['authorizeUrl', 'keysUrl'] as const)
    .filter((name) => !isAddress(google[name], mode))
    .map((name) => `${names[name]}: must be an ${mode === 'production' ? 'https' : 'http or https'} address`)
  return { google, faults }
}

export interface AccountSettings {
  readonly google: GoogleSettings | undefined
}

export const accountEnvironment = { IDENTITY_TWIN_PORT: port.optional() } as const

export function accountSettingsIn(
  given: Given,
  mode: Mode,
): { readonly settings: AccountSettings; readonly faults: readonly string[] } {
  const { google, faults } = googleIn(given, mode)
  return { settings: { google }, faults }
}

export function googleAt(url: string): GoogleSettings {
  return {
    isSimulator: true,
    clientId: simulatorClientId,
    authorizeUrl: `${url}/o/oauth2/v2/auth`,
    keysUrl: `${url}/oauth2/v3/certs`,
  }
}

const names = { authorizeUrl: 'GOOGLE_AUTHORIZE_URL', keysUrl: 'GOOGLE_KEYS_URL' } as const

function isAddress(url: string, mode: Mode): boolean {
  const protocol = URL.parse(url)?.protocol
  return protocol === 'https:' || (mode === 'demo' && protocol === 'http:')
}
