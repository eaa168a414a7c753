import { hyperpayTerms } from '#payments/server/gateways/hyperpay-settings.ts'
import { mellatTerms } from '#payments/server/gateways/mellat-settings.ts'
import { sepTerms } from '#payments/server/gateways/sep-settings.ts'
import type { GatewayTerms } from '#payments/server/gateways/terms.ts'
import { zarinpalTerms } from '#payments/server/gateways/zarinpal-settings.ts'
import { zibalTerms } from '#payments/server/gateways/zibal-settings.ts'
import { addressFaults } from '#server/address-errors.ts'
import { type Given, listIn, type Mode } from '#server/given.ts'

export const gatewayTerms = {
  zarinpal: zarinpalTerms,
  zibal: zibalTerms,
  sep: sepTerms,
  mellat: mellatTerms,
  hyperpay: hyperpayTerms,
} as const satisfies Readonly<Record<string, GatewayTerms>>

export type GatewayName = keyof typeof gatewayTerms

export type GatewaySettings = {
  [Name in GatewayName]: {
    readonly name: Name
    readonly isActive: boolean
    /** undefined: the simulated bank */
    readonly baseUrl: string | undefined
    readonly credentials: Readonly<Record<keyof (typeof gatewayTerms)[Name]['credentials'], string>>
  }
}[GatewayName]

const names = Object.keys(gatewayTerms).filter(isGatewayName)

function isGatewayName(name: string): name is GatewayName {
  return Object.hasOwn(gatewayTerms, name)
}

export function gatewaysIn(
  given: Given,
  mode: Mode,
): { readonly gateways: readonly GatewaySettings[]; readonly faults: readonly string[] } {
  const wanted = listIn(given['GATEWAYS'])
  const read = names.map((name) =>
    gatewayIn(name, given, { mode, isWanted: wanted?.includes(name) ?? mode === 'demo' }),
  )
  return {
    gateways: read.flatMap(({ gateway }) => gateway ?? []),
    faults: [
      ...namingFaults(wanted, mode),
      ...(mode === 'production' && given['BANK_URL'] !== undefined
        ? ['BANK_URL: is the demo bank; production names its GATEWAYS']
        : []),
      ...read.flatMap(({ faults }) => faults),
    ],
  }
}

function namingFaults(wanted: readonly string[] | undefined, mode: string): readonly string[] {
  if (wanted === undefined)
    return mode === 'production' ? [`GATEWAYS: must be given in production, of ${names.join(', ')}`] : []
  if (wanted.length === 0) return ['GATEWAYS: must name at least one gateway']
  return wanted
    .filter((name) => !isGatewayName(name))
    .map((name) => `GATEWAYS: there is no gateway ${name}; there are ${names.join(', ')}`)
}

interface Reading {
  readonly gateway: GatewaySettings | undefined
  readonly faults: readonly string[]
}

/** Without settings: the simulated bank in a demo, nothing in production. */
function gatewayIn(
  name: GatewayName,
  given: Given,
  { mode, isWanted }: { readonly mode: Mode; readonly isWanted: boolean },
): Reading {
  const terms: GatewayTerms = gatewayTerms[name]
  const addressName = `${name.toUpperCase()}_URL`
  const settings = Object.values(terms.credentials)
  const isNamed = [addressName, ...settings].some((setting) => given[setting] !== undefined)
  if (!isNamed && mode === 'demo')
    return { gateway: made(name, isWanted, { credentials: terms.simulator }), faults: [] }
  if (!isNamed && !isWanted) return { gateway: undefined, faults: [] }
  const faults = [
    ...settings
      .filter((setting) => given[setting] === undefined)
      .map((setting) => `${setting}: is needed by the gateway ${name}`),
    ...addressFaults(addressName, given[addressName], mode),
  ]
  const credentials = Object.fromEntries(
    Object.entries(terms.credentials).map(([key, setting]) => [key, given[setting] ?? '']),
  )
  const baseUrl = (given[addressName] ?? terms.url).replace(/\/$/, '')
  return { gateway: made(name, isWanted, { baseUrl, credentials }), faults }
}

function made(
  name: GatewayName,
  isActive: boolean,
  { baseUrl, credentials }: { readonly baseUrl?: string; readonly credentials: object },
): GatewaySettings {
  return { name, isActive, baseUrl, credentials } as GatewaySettings
}
