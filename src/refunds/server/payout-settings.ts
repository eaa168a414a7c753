import { addressFaults } from '#server/address-errors.ts'
import type { Given, Mode } from '#server/given.ts'

export interface PayoutSettings {
  /** undefined: the simulated bank */
  readonly baseUrl: string | undefined
  readonly business: string
  readonly token: string
}

export interface InquirySettings {
  /** undefined: the simulated bank */
  readonly baseUrl: string | undefined
  readonly apiKey: string
  readonly secretKey: string
}

export interface PayingOutSettings {
  readonly payout: PayoutSettings
  readonly inquiry: InquirySettings
}

const vandar = { business: 'VANDAR_BUSINESS', token: 'VANDAR_TOKEN' } as const
const jibit = { apiKey: 'JIBIT_API_KEY', secretKey: 'JIBIT_SECRET_KEY' } as const

/** Production by credentials, a demo with the simulated bank. */
export function payingOutIn(
  given: Given,
  mode: Mode,
): { readonly settings: PayingOutSettings; readonly faults: readonly string[] } {
  const isVandar = mode === 'production' || given[vandar.token] !== undefined
  const isJibit = mode === 'production' || given[jibit.secretKey] !== undefined
  return {
    settings: {
      payout: {
        baseUrl: isVandar ? (given['VANDAR_URL'] ?? 'https://api.vandar.io') : undefined,
        business: given[vandar.business] ?? 'parastoo',
        token: given[vandar.token] ?? 'house-simulator',
      },
      inquiry: {
        baseUrl: isJibit ? (given['JIBIT_URL'] ?? 'https://napi.jibit.ir/ide') : undefined,
        apiKey: given[jibit.apiKey] ?? 'house-simulator',
        secretKey: given[jibit.secretKey] ?? 'house-simulator',
      },
    },
    faults: [
      ...missing(isVandar, { given, names: vandar, for: 'to pay refunds and withdrawals to bank accounts' }),
      ...missing(isJibit, { given, names: jibit, for: 'to ask banks whose an account is' }),
      ...addressFaults('VANDAR_URL', given['VANDAR_URL'], mode),
      ...addressFaults('JIBIT_URL', given['JIBIT_URL'], mode),
    ],
  }
}

interface Needed {
  readonly given: Given
  readonly names: Readonly<Record<string, string>>
  readonly for: string
}

function missing(isReal: boolean, { given, names, for: purpose }: Needed): readonly string[] {
  if (!isReal) return []
  return Object.values(names)
    .filter((name) => given[name] === undefined)
    .map((name) => `${name}: is needed ${purpose}`)
}
