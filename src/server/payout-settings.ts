/** Who pays out to travellers' bank accounts for us. */
export interface PayoutSettings {
  /** nothing: the house bank, wherever it opened */
  readonly baseUrl: string | undefined
  readonly business: string
  readonly token: string
}

const named = { business: 'VANDAR_BUSINESS', token: 'VANDAR_TOKEN' } as const
const realUrl = 'https://api.vandar.io'

/** The provider as the settings give it: in production by its own credentials, in a demo the house bank. */
export function payoutIn(
  given: Readonly<Record<string, string | undefined>>,
  mode: 'demo' | 'production',
): { readonly payout: PayoutSettings; readonly faults: readonly string[] } {
  const isReal = mode === 'production' || given[named.token] !== undefined
  return {
    payout: {
      baseUrl: isReal ? (given['VANDAR_URL'] ?? realUrl) : undefined,
      business: given[named.business] ?? 'parastoo',
      token: given[named.token] ?? 'house-twin',
    },
    faults: isReal
      ? Object.values(named)
          .filter((name) => given[name] === undefined)
          .map((name) => `${name}: is needed to pay refunds to bank accounts`)
      : [],
  }
}
