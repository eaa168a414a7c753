import * as z from 'zod'
import { addressFaults } from '#server/address-errors.ts'
import { address, port } from '#server/environment.ts'
import type { Given, Mode } from '#server/given.ts'

/** Kavenegar, or an API like it. */
export interface SmsSettings {
  readonly baseUrl: string
  readonly apiKey: string
  readonly isSimulator: boolean
}

export const smsEnvironment = {
  SMS_URL: address.optional(),
  SMS_API_KEY: z.string().min(8, 'needs at least 8 characters').optional(),
  SMS_TWIN_PORT: port.optional(),
} as const

const simulatorPort = 3002

export function smsIn(
  given: Given,
  mode: Mode,
): { readonly sms: SmsSettings; readonly faults: readonly string[] } {
  const { SMS_URL: url, SMS_API_KEY: apiKey } = given
  return {
    sms: {
      baseUrl: url ?? `http://localhost:${given['SMS_TWIN_PORT'] ?? simulatorPort}`,
      apiKey: apiKey ?? 'house-simulator-key',
      isSimulator: url === undefined,
    },
    faults: [
      ...(url === undefined && mode === 'production' ? ['SMS_URL: must be given in production'] : []),
      ...(url !== undefined && apiKey === undefined ? ['SMS_API_KEY: is needed with SMS_URL'] : []),
      ...addressFaults('SMS_URL', url, mode),
    ],
  }
}
