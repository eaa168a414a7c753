import { addressFaults } from '#server/address-errors.ts'
import { port } from '#server/environment.ts'
import type { Given, Mode } from '#server/given.ts'

/** The punctuality source: AeroDataBox, or a service with its interface. */
export interface FactsSettings {
  readonly isSimulator: boolean
  /** without a slash at its end */
  readonly baseUrl: string
  readonly apiKey: string
}

const real = 'https://aerodatabox.p.rapidapi.com'
/** the key our simulator accepts */
const simulatorKey = 'house-simulator-key'
const simulatorPort = 3008

export const factsEnvironment = { AERODATABOX_TWIN_PORT: port.optional() } as const

/** `FACTS=aerodatabox` or `none`. By default a demo asks the house simulator,
 * production only with a key; `AERODATABOX_URL` is the key's marketplace. */
export function factsIn(
  given: Given,
  mode: Mode,
): { readonly facts: FactsSettings | undefined; readonly faults: readonly string[] } {
  const { FACTS: wanted, AERODATABOX_URL: url, AERODATABOX_KEY: apiKey } = given
  if (wanted === 'none') return { facts: undefined, faults: [] }
  if (wanted !== undefined && wanted !== 'aerodatabox')
    return { facts: undefined, faults: ['FACTS: must be aerodatabox or none'] }
  if (apiKey === undefined && url === undefined && mode === 'demo') {
    const baseUrl = `http://localhost:${given['AERODATABOX_TWIN_PORT'] ?? simulatorPort}`
    return { facts: { isSimulator: true, baseUrl, apiKey: simulatorKey }, faults: [] }
  }
  if (apiKey === undefined)
    return {
      facts: undefined,
      faults:
        wanted === undefined && url === undefined ? [] : ['AERODATABOX_KEY: is needed to ask for facts'],
    }
  return {
    facts: { isSimulator: false, baseUrl: (url ?? real).replace(/\/$/, ''), apiKey },
    faults: addressFaults('AERODATABOX_URL', url, mode),
  }
}
