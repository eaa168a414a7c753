import { addressFaults } from '#server/address-faults.ts'

interface GatewayTerms {
  /** the real service */
  readonly url: string
  /** where the house bank speaks the same protocol */
  readonly twinPath: string
  /** each credential and the setting that gives it */
  readonly credentials: Readonly<Record<string, string>>
  /** what the house bank knows us by */
  readonly twin: Readonly<Record<string, string>>
}

/** The gateways that can be named in `GATEWAYS`, and what each needs to be told. */
export const gatewayTerms = {
  zarinpal: {
    url: 'https://payment.zarinpal.com',
    twinPath: '/zarinpal',
    credentials: { merchantId: 'ZARINPAL_MERCHANT_ID' },
    twin: { merchantId: '11111111-2222-4333-8444-555555555555' },
  },
  zibal: {
    url: 'https://gateway.zibal.ir',
    twinPath: '/zibal',
    credentials: { merchant: 'ZIBAL_MERCHANT' },
    twin: { merchant: 'zibal' },
  },
  sep: {
    url: 'https://sep.shaparak.ir',
    twinPath: '/sep',
    credentials: { terminalId: 'SEP_TERMINAL_ID' },
    twin: { terminalId: '10023' },
  },
  mellat: {
    url: 'https://bpm.shaparak.ir',
    twinPath: '/mellat',
    credentials: {
      terminalId: 'MELLAT_TERMINAL_ID',
      userName: 'MELLAT_USER_NAME',
      userPassword: 'MELLAT_PASSWORD',
    },
    twin: { terminalId: '7001', userName: 'parastoo', userPassword: 'house-twin' },
  },
  hyperpay: {
    url: 'https://eu-prod.oppwa.com',
    twinPath: '/oppwa',
    credentials: { entityId: 'HYPERPAY_ENTITY_ID', token: 'HYPERPAY_TOKEN' },
    twin: { entityId: '8a8294174b7ecb28014b9699220015ca', token: 'house-twin' },
  },
} as const satisfies Readonly<Record<string, GatewayTerms>>

export type GatewayName = keyof typeof gatewayTerms

/** One gateway as the settings give it. What is not active still answers for payments that were begun at it. */
export type GatewaySettings = {
  [Name in GatewayName]: {
    readonly name: Name
    readonly isActive: boolean
    /** nothing: the house bank, wherever it opened */
    readonly baseUrl: string | undefined
    readonly credentials: Readonly<Record<keyof (typeof gatewayTerms)[Name]['credentials'], string>>
  }
}[GatewayName]

const names = Object.keys(gatewayTerms).filter(isGatewayName)

function isGatewayName(name: string): name is GatewayName {
  return Object.hasOwn(gatewayTerms, name)
}

type Given = Readonly<Record<string, string | undefined>>

/** What the environment says of the gateways, and every fault in it, in words. */
export function gatewaysIn(
  given: Given,
  mode: 'demo' | 'production',
): { readonly gateways: readonly GatewaySettings[]; readonly faults: readonly string[] } {
  const wanted = listIn(given.GATEWAYS)
  const read = names.map((name) =>
    gatewayIn(name, given, { mode, isWanted: wanted?.includes(name) ?? mode === 'demo' }),
  )
  return {
    gateways: read.flatMap(({ gateway }) => gateway ?? []),
    faults: [
      ...namingFaults(wanted, mode),
      ...(mode === 'production' && given.BANK_URL !== undefined
        ? ['BANK_URL: is the demo bank; production names its GATEWAYS']
        : []),
      ...read.flatMap(({ faults }) => faults),
    ],
  }
}

function listIn(text: string | undefined): readonly string[] | undefined {
  return text
    ?.split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
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

/** A gateway with no setting of its own is the house bank's in a demo, and none in production. */
function gatewayIn(
  name: GatewayName,
  given: Given,
  { mode, isWanted }: { readonly mode: 'demo' | 'production'; readonly isWanted: boolean },
): Reading {
  const terms: GatewayTerms = gatewayTerms[name]
  const addressName = `${name.toUpperCase()}_URL`
  const settings = Object.values(terms.credentials)
  const isNamed = [addressName, ...settings].some((setting) => given[setting] !== undefined)
  if (!isNamed && mode === 'demo')
    return { gateway: made(name, isWanted, { credentials: terms.twin }), faults: [] }
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
  // the credentials' names come from the gateway's own row
  return { name, isActive, baseUrl, credentials } as GatewaySettings
}
