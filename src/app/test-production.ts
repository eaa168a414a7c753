import { randomBytes } from 'node:crypto'
import { newProofKey } from '#server/proof-key.ts'

/** The least that production opens with: secrets made now, and services that nobody asks in a test. */
export function productionSettings() {
  const secret = () => randomBytes(32).toString('base64url')
  return {
    PARASTOO_MODE: 'production',
    PUBLIC_URL: 'https://parastoo.example',
    TOKEN_SECRET: secret(),
    CODE_PEPPER: secret(),
    VAULT_SECRET: secret(),
    PROOF_KEY: newProofKey(),
    GATEWAYS: 'zarinpal',
    ZARINPAL_MERCHANT_ID: '11111111-2222-4333-8444-000000000000',
    VANDAR_BUSINESS: 'business',
    VANDAR_TOKEN: 'token',
    JIBIT_API_KEY: 'key',
    JIBIT_SECRET_KEY: 'secret',
    SMS_URL: 'https://api.kavenegar.com',
    SMS_API_KEY: 'somebodys-key',
  } as const
}
