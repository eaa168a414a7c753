import { addressFaults } from '#server/address-errors.ts'
import type { Given, Mode } from '#server/given.ts'

export interface SettlementSettings {
  readonly address: string | undefined
  /** the terminal's id, not the merchant's */
  readonly terminalId: string
  readonly token: string
}

const named = { terminalId: 'ZARINPAL_TERMINAL_ID', token: 'ZARINPAL_ACCESS_TOKEN' } as const
const realAddress = 'https://next.zarinpal.com/api/v4/graphql/'

/** Zarinpal's settlements: simulated in a demo; in production only with terminal and token. */
export function settlementsIn(
  given: Given,
  mode: Mode,
): { readonly settlements: SettlementSettings | undefined; readonly faults: readonly string[] } {
  const missing = Object.values(named).filter((name) => given[name] === undefined)
  const isReal = mode === 'production' || given['ZARINPAL_MERCHANT_ID'] !== undefined || missing.length < 2
  if (!isReal)
    return {
      settlements: { address: undefined, terminalId: '1915487', token: 'house-simulator' },
      faults: [],
    }
  const isAsked = missing.length === 0
  return {
    settlements: isAsked
      ? {
          address: given['ZARINPAL_REPORTS_URL'] ?? realAddress,
          terminalId: given[named.terminalId] ?? '',
          token: given[named.token] ?? '',
        }
      : undefined,
    faults: [
      ...(missing.length === 1 ? [`${missing[0]}: is needed to read what Zarinpal has settled`] : []),
      ...addressFaults('ZARINPAL_REPORTS_URL', given['ZARINPAL_REPORTS_URL'], mode),
    ],
  }
}
