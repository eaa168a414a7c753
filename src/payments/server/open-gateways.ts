import { displayedRate } from '#payments/charged.ts'
import type { Gateway } from '#payments/gateway.ts'
import { type GatewaySettings, gatewayTerms } from '#payments/server/gateway-settings.ts'
import { openHyperpay } from '#payments/server/gateways/hyperpay.ts'
import { openMellat } from '#payments/server/gateways/mellat.ts'
import { reaches } from '#payments/server/gateways/reaches.ts'
import { openSep } from '#payments/server/gateways/sep.ts'
import { openZarinpal } from '#payments/server/gateways/zarinpal.ts'
import { zarinpalSettlements } from '#payments/server/gateways/zarinpal-settlements.ts'
import { openZibal } from '#payments/server/gateways/zibal.ts'
import type { PaymentSettings } from '#payments/server/payment-settings.ts'

export function openGateways(wanted: PaymentSettings): readonly Gateway[] {
  const { gateways, bank, cardsAbroad } = wanted
  return gateways
    .map((settings) => {
      const { name, isActive, baseUrl = bank.baseUrl + gatewayTerms[name].simulatorPath } = settings
      const reports = name === 'zarinpal' ? zarinpalReports(wanted) : {}
      const opened = openedBy(settings, baseUrl, cardsAbroad)
      return { ...opened, ...reports, isActive, reaches: () => reaches(baseUrl) }
    })
    .toSorted((a, b) => a.id - b.id)
}

function zarinpalReports({ settlements, bank }: PaymentSettings): Pick<Gateway, 'settlements'> {
  if (settlements === undefined) return {}
  const address =
    settlements.address ?? `${bank.baseUrl}${gatewayTerms.zarinpal.simulatorPath}/api/v4/graphql`
  return { settlements: zarinpalSettlements({ ...settlements, address }) }
}

function openedBy(
  { name, credentials }: GatewaySettings,
  baseUrl: string,
  { currency, rate, rateDays }: PaymentSettings['cardsAbroad'],
): Gateway {
  switch (name) {
    case 'zarinpal':
      return openZarinpal({ baseUrl, ...credentials })
    case 'zibal':
      return openZibal({ baseUrl, ...credentials })
    case 'sep':
      return openSep({ baseUrl, ...credentials })
    case 'mellat':
      return openMellat({ baseUrl, ...credentials })
    case 'hyperpay':
      return openHyperpay({
        baseUrl,
        ...credentials,
        rate: rate === undefined ? displayedRate(currency) : { currency, ...rate },
        rateDays,
      })
    default:
      return name satisfies never
  }
}
