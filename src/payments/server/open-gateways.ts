import type { Gateway } from '#payments/gateway.ts'
import { openHyperpay } from '#payments/server/gateways/hyperpay.ts'
import { openMellat } from '#payments/server/gateways/mellat.ts'
import { openSep } from '#payments/server/gateways/sep.ts'
import { openZarinpal } from '#payments/server/gateways/zarinpal.ts'
import { openZibal } from '#payments/server/gateways/zibal.ts'
import { type GatewaySettings, gatewayTerms } from '#server/gateway-settings.ts'
import type { Settings } from '#server/settings.ts'

type GatewaysWanted = Pick<Settings, 'gateways' | 'bank' | 'cardsAbroad'>

/** The adapters of all gateways that the settings know, in the order of their numbers. */
export function openGateways({ gateways, bank, cardsAbroad }: GatewaysWanted): readonly Gateway[] {
  return gateways
    .map((settings) => {
      const { name, isActive, baseUrl = bank.baseUrl + gatewayTerms[name].twinPath } = settings
      return { ...openedBy(settings, baseUrl, cardsAbroad), isActive }
    })
    .toSorted((a, b) => a.id - b.id)
}

function openedBy(
  { name, credentials }: GatewaySettings,
  baseUrl: string,
  currency: Settings['cardsAbroad'],
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
      return openHyperpay({ baseUrl, ...credentials, currency })
    default:
      return name satisfies never
  }
}
