import * as z from 'zod'

/** A Nira host: the airlines that sell by it, and the name and password of our office there. */
export interface NiraSettings {
  readonly name: 'nira'
  /** the house twin stands in for it */
  readonly isTwin: boolean
  readonly baseUrl: string
  readonly officeUser: string
  readonly officePass: string
  /** IATA codes */
  readonly airlines: readonly string[]
}

/** Duffel: our token there, and the secret that its events to us are signed with. */
export interface DuffelSettings {
  readonly name: 'duffel'
  readonly isTwin: boolean
  readonly baseUrl: string
  readonly token: string
  /** nothing: its events are not listened to, and the job finds out alone */
  readonly webhookSecret: string | undefined
  /** where Duffel writes to a traveller who gave no address */
  readonly email: string
}

/** Who sells us flights beside our own inventory. */
export type SupplierSettings = NiraSettings | DuffelSettings

const supplierNames = ['nira', 'duffel'] as const satisfies readonly SupplierSettings['name'][]

/** what the house twin knows us by, and the airlines it has */
const niraTwin = { officeUser: 'THR999.WS', officePass: 'house-twin', airlines: ['QB', 'Y9', 'IV'] } as const

const duffelTwin = {
  token: 'duffel_test_house_twin',
  webhookSecret: 'whsec_house_twin',
  email: 'tickets@example.com',
} as const

type Given = Readonly<Record<string, string | undefined>>

interface SuppliersRead {
  readonly suppliers: readonly SupplierSettings[]
  readonly faults: readonly string[]
}

/**
 * What the environment says of suppliers, and every fault in it, in words. `SUPPLIERS` names them (`none` for none); a demo has all
 * of them, each its twin unless it has an address, production those that are named.
 */
export function suppliersIn(given: Given, mode: 'demo' | 'production'): SuppliersRead {
  const wanted = given['SUPPLIERS']
    ?.split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'none')
  const strangers = (wanted ?? []).filter((name) => !supplierNames.some((one) => one === name))
  const active = wanted ?? (mode === 'demo' ? supplierNames : [])
  const nira = active.includes('nira') ? niraIn(given, mode) : { suppliers: [], faults: [] }
  const duffel = active.includes('duffel') ? duffelIn(given, mode) : { suppliers: [], faults: [] }
  return {
    suppliers: [...nira.suppliers, ...duffel.suppliers],
    faults: [
      ...strangers.map(
        (name) => `SUPPLIERS: there is no supplier ${name}; there are ${supplierNames.join(', ')}`,
      ),
      ...nira.faults,
      ...duffel.faults,
    ],
  }
}

function niraIn(given: Given, mode: 'demo' | 'production'): SuppliersRead {
  const url = given['NIRA_URL']
  const isTwin = url === undefined && mode === 'demo'
  if (isTwin) {
    const baseUrl = `http://localhost:${given['NIRA_TWIN_PORT'] ?? 3003}`
    return { suppliers: [{ name: 'nira', isTwin, baseUrl, ...niraTwin }], faults: [] }
  }
  const needed = ['NIRA_URL', 'NIRA_OFFICE_USER', 'NIRA_OFFICE_PASS', 'NIRA_AIRLINES'] as const
  const missing = needed.filter((name) => given[name] === undefined)
  const airlines = (given['NIRA_AIRLINES'] ?? '').split(',').map((code) => code.trim())
  const protocol = mode === 'production' ? /^https$/ : /^https?$/
  const faults = [
    ...missing.map((name) => `${name}: is needed by the supplier nira`),
    ...(url !== undefined && !z.url({ protocol }).safeParse(url).success
      ? [`NIRA_URL: must be an ${mode === 'production' ? 'https' : 'http or https'} address`]
      : []),
    ...(missing.length === 0 && !airlines.every((code) => /^[A-Z0-9]{2}$/.test(code))
      ? ['NIRA_AIRLINES: must be codes of two letters, with commas between']
      : []),
  ]
  const office = { officeUser: given['NIRA_OFFICE_USER'] ?? '', officePass: given['NIRA_OFFICE_PASS'] ?? '' }
  return {
    suppliers: [{ name: 'nira', isTwin, baseUrl: (url ?? '').replace(/\/$/, ''), ...office, airlines }],
    faults,
  }
}

function duffelIn(given: Given, mode: 'demo' | 'production'): SuppliersRead {
  const url = given['DUFFEL_URL']
  const isTwin = url === undefined && mode === 'demo'
  if (isTwin) {
    const baseUrl = `http://localhost:${given['DUFFEL_TWIN_PORT'] ?? 3004}`
    return { suppliers: [{ name: 'duffel', isTwin, baseUrl, ...duffelTwin }], faults: [] }
  }
  const missing = (['DUFFEL_URL', 'DUFFEL_TOKEN', 'DUFFEL_EMAIL'] as const).filter(
    (name) => given[name] === undefined,
  )
  const protocol = mode === 'production' ? /^https$/ : /^https?$/
  const { DUFFEL_TOKEN: token = '', DUFFEL_EMAIL: email = '', DUFFEL_WEBHOOK_SECRET: webhookSecret } = given
  const faults = [
    ...missing.map((name) => `${name}: is needed by the supplier duffel`),
    ...(url !== undefined && !z.url({ protocol }).safeParse(url).success
      ? [`DUFFEL_URL: must be an ${mode === 'production' ? 'https' : 'http or https'} address`]
      : []),
    ...(email !== '' && !z.email().safeParse(email).success
      ? ['DUFFEL_EMAIL: must be an e-mail address']
      : []),
  ]
  const baseUrl = (url ?? '').replace(/\/$/, '')
  return { suppliers: [{ name: 'duffel', isTwin, baseUrl, token, webhookSecret, email }], faults }
}
