import { randomBytes } from 'node:crypto'
import { newProofKey } from '#server/proof-key.ts'

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
    CONTACT_PHONE: '+982188887777',
    CONTACT_EMAIL: 'help@safarbin.example',
    CONTACT_HOURS: 'شنبه تا چهارشنبه، ۸ تا ۱۷',
    CONTACT_ADDRESS: 'شیراز، خیابان ارم، ساختمان شمارهٔ ۷',
  } as const
}
