import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { type AppleKeys, appleKeysIn } from '#flights/passes/server/apple-keys.ts'
import type { Given } from '#server/given.ts'

/** Of Google's console: whose passes they are, and the service account that signs them. */
export interface GoogleWalletKeys {
  readonly issuer: string
  readonly email: string
  /** PKCS#8 in PEM */
  readonly privateKey: string
}

/** What signs passes; without keys none are offered. */
export interface PassSettings {
  readonly apple: AppleKeys | undefined
  readonly google: GoogleWalletKeys | undefined
}

const Account = z.object({
  client_email: z.string().check(z.includes('@')),
  private_key: z.string().check(z.startsWith('-----BEGIN PRIVATE KEY-----')),
})

/** All but the issuer are paths of files. */
export function passSettingsIn(given: Given): {
  readonly settings: PassSettings
  readonly faults: readonly string[]
} {
  const faults: string[] = []
  const read = <T>(name: string, make: () => T): T | undefined => {
    try {
      return make()
    } catch (error) {
      faults.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
      return undefined
    }
  }
  const {
    APPLE_PASS_CERTIFICATE: certificate,
    APPLE_PASS_KEY: key,
    APPLE_PASS_AUTHORITY: authority,
    GOOGLE_WALLET_ISSUER: issuer,
    GOOGLE_WALLET_KEY: account,
  } = given
  if ([certificate, key, authority].some(Boolean) && !(certificate && key && authority))
    faults.push('APPLE_PASS_CERTIFICATE: goes with APPLE_PASS_KEY and APPLE_PASS_AUTHORITY')
  if ((issuer === undefined) !== (account === undefined))
    faults.push('GOOGLE_WALLET_ISSUER: goes with GOOGLE_WALLET_KEY')
  if (issuer !== undefined && !/^\d{5,30}$/.test(issuer)) faults.push('GOOGLE_WALLET_ISSUER: must be digits')
  const apple =
    certificate && key && authority
      ? read('APPLE_PASS_CERTIFICATE', () =>
          appleKeysIn({ certificate: text(certificate), key: text(key), authority: text(authority) }),
        )
      : undefined
  const google =
    issuer && account
      ? read('GOOGLE_WALLET_KEY', () => {
          const { client_email, private_key } = Account.parse(JSON.parse(text(account)))
          return { issuer, email: client_email, privateKey: private_key }
        })
      : undefined
  return { settings: { apple, google }, faults }
}

const text = (path: string): string => readFileSync(path, 'utf8')
