import { type GatewaySettings, gatewaysIn } from '#payments/server/gateway-settings.ts'
import { type CardsAbroadSettings, cardsAbroadIn } from '#payments/server/gateways/cards-abroad-settings.ts'
import { type SettlementSettings, settlementsIn } from '#payments/server/gateways/settlement-settings.ts'
import { address, port } from '#server/environment.ts'
import type { Given, Mode } from '#server/given.ts'

export interface PaymentSettings {
  /** simulated bank of a demo, for every gateway's protocol */
  readonly bank: { readonly baseUrl: string; readonly isSimulator: boolean }
  readonly gateways: readonly GatewaySettings[]
  readonly cardsAbroad: CardsAbroadSettings
  readonly settlements: SettlementSettings | undefined
}

export const paymentEnvironment = { BANK_URL: address.optional(), BANK_TWIN_PORT: port.optional() } as const

const bankPort = 3001

export function paymentSettingsIn(
  given: Given,
  mode: Mode,
): { readonly settings: PaymentSettings; readonly faults: readonly string[] } {
  const { gateways, faults: atGateways } = gatewaysIn(given, mode)
  const { cardsAbroad, faults: atCardsAbroad } = cardsAbroadIn(given, mode)
  const { settlements, faults: atSettlements } = settlementsIn(given, mode)
  const bank = {
    baseUrl: given['BANK_URL'] ?? `http://localhost:${given['BANK_TWIN_PORT'] ?? bankPort}`,
    isSimulator: given['BANK_URL'] === undefined && mode === 'demo',
  }
  return {
    settings: { bank, gateways, cardsAbroad, settlements },
    faults: [...atGateways, ...atCardsAbroad, ...atSettlements],
  }
}
