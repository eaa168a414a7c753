import { addressFaults } from '#server/address-errors.ts'
import { port } from '#server/environment.ts'
import type { Given, Mode } from '#server/given.ts'

/** Whoever tells how punctual flights are: AeroDataBox, or what speaks as it does. */
export interface FactsSettings {
  /** the house simulator stands in for it */
  readonly isTwin: boolean
  /** without a slash at its end */
  readonly baseUrl: string
  readonly apiKey: string
}

const real = 'https://aerodatabox.p.rapidapi.com'
/** what the house simulator knows us by */
const twinKey = 'house-simulator-key'
const twinPort = 3008

export const factsEnvironment = { AERODATABOX_TWIN_PORT: port.optional() } as const

/**
 * `FACTS=aerodatabox` asks it and `none` nobody. Left out, a demo asks the house simulator, and whoever names a key asks AeroDataBox;
 * production without a key asks nobody. `AERODATABOX_URL` is where the key was bought, or another that speaks as it does.
 */
export function factsIn(
  given: Given,
  mode: Mode,
): { readonly facts: FactsSettings | undefined; readonly faults: readonly string[] } {
  const { FACTS: wanted, AERODATABOX_URL: url, AERODATABOX_KEY: apiKey } = given
  if (wanted === 'none') return { facts: undefined, faults: [] }
  if (wanted !== undefined && wanted !== 'aerodatabox')
    return { facts: undefined, faults: ['FACTS: must be aerodatabox or none'] }
  if (apiKey === undefined && url === undefined && mode === 'demo') {
    const baseUrl = `http://localhost:${given['AERODATABOX_TWIN_PORT'] ?? twinPort}`
    return { facts: { isTwin: true, baseUrl, apiKey: twinKey }, faults: [] }
  }
  if (apiKey === undefined)
    return {
      facts: undefined,
      faults:
        wanted === undefined && url === undefined ? [] : ['AERODATABOX_KEY: is needed to ask for facts'],
    }
  return {
    facts: { isTwin: false, baseUrl: (url ?? real).replace(/\/$/, ''), apiKey },
    faults: addressFaults('AERODATABOX_URL', url, mode),
  }
}
