import { addressFaults } from '#server/address-errors.ts'
import { port } from '#server/environment.ts'
import type { Given, Mode } from '#server/given.ts'

/** A Nira host: its airlines, and our office's name and password. */
export interface NiraSettings {
  readonly name: 'nira'
  /** the house simulator takes its place */
  readonly isSimulator: boolean
  readonly baseUrl: string
  readonly officeUser: string
  readonly officePass: string
  readonly airlines: readonly string[]
}

/** what our simulator accepts, and its airlines */
const niraSimulator = {
  officeUser: 'THR999.WS',
  officePass: 'house-simulator',
  airlines: ['QB', 'Y9', 'IV'],
} as const

export const niraEnvironment = { NIRA_TWIN_PORT: port.optional() } as const

interface NiraRead {
  readonly supplier: NiraSettings
  readonly faults: readonly string[]
}

export function niraIn(given: Given, mode: Mode): NiraRead {
  const url = given['NIRA_URL']
  const isSimulator = url === undefined && mode === 'demo'
  if (isSimulator) {
    const baseUrl = `http://localhost:${given['NIRA_TWIN_PORT'] ?? 3003}`
    return { supplier: { name: 'nira', isSimulator, baseUrl, ...niraSimulator }, faults: [] }
  }
  const needed = ['NIRA_URL', 'NIRA_OFFICE_USER', 'NIRA_OFFICE_PASS', 'NIRA_AIRLINES'] as const
  const missing = needed.filter((name) => given[name] === undefined)
  const airlines = (given['NIRA_AIRLINES'] ?? '').split(',').map((code) => code.trim())
  const faults = [
    ...missing.map((name) => `${name}: is needed by the supplier nira`),
    ...addressFaults('NIRA_URL', url, mode),
    ...(missing.length === 0 && !airlines.every((code) => /^[A-Z0-9]{2}$/.test(code))
      ? ['NIRA_AIRLINES: must be codes of two letters, with commas between']
      : []),
  ]
  const office = { officeUser: given['NIRA_OFFICE_USER'] ?? '', officePass: given['NIRA_OFFICE_PASS'] ?? '' }
  return {
    supplier: { name: 'nira', isSimulator, baseUrl: (url ?? '').replace(/\/$/, ''), ...office, airlines },
    faults,
  }
}
