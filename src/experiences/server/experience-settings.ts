import { addressFaults } from '#server/address-errors.ts'
import { port } from '#server/environment.ts'
import { type Given, type Mode, namesIn } from '#server/given.ts'

/** A supplier of the trade's open protocol. */
export interface OctoSettings {
  readonly name: 'octo'
  readonly title: string
  readonly isSimulator: boolean
  /** without trailing slash */
  readonly baseUrl: string
  readonly token: string
}

export interface ExperienceSettings {
  readonly experienceSuppliers: readonly OctoSettings[]
}

export const experienceEnvironment = { OCTO_TWIN_PORT: port.optional() } as const

const simulatorToken = 'octo_test_house_simulator'
const octo = { name: 'octo', title: 'اکتو' } as const
const names = [octo.name] as const

interface OctoRead {
  readonly supplier: OctoSettings
  readonly faults: readonly string[]
}

/** `EXPERIENCE_SUPPLIERS` names them (`none` for none). A demo has all, with a simulator unless given an address; production those named. */
export function experienceSettingsIn(
  given: Given,
  mode: Mode,
): { readonly settings: ExperienceSettings; readonly faults: readonly string[] } {
  const wanted = namesIn(given['EXPERIENCE_SUPPLIERS'])
  const strangers = (wanted ?? []).filter((name) => !names.some((one) => one === name))
  const active = wanted ?? (mode === 'demo' ? names : [])
  const read = names.flatMap((name) => (active.includes(name) ? [octoIn(given, mode)] : []))
  return {
    settings: { experienceSuppliers: read.map(({ supplier }) => supplier) },
    faults: [
      ...strangers.map(
        (name) => `EXPERIENCE_SUPPLIERS: there is no supplier ${name}; there are ${names.join(', ')}`,
      ),
      ...read.flatMap(({ faults }) => faults),
    ],
  }
}

function octoIn(given: Given, mode: Mode): OctoRead {
  const { OCTO_URL: url, OCTO_TOKEN: token } = given
  if (url === undefined && mode === 'demo') {
    const baseUrl = `http://localhost:${given['OCTO_TWIN_PORT'] ?? 3016}`
    return { supplier: { ...octo, isSimulator: true, baseUrl, token: simulatorToken }, faults: [] }
  }
  const baseUrl = (url ?? '').replace(/\/$/, '')
  return {
    supplier: { ...octo, isSimulator: false, baseUrl, token: token ?? '' },
    faults: [
      ...(['OCTO_URL', 'OCTO_TOKEN'] as const)
        .filter((name) => given[name] === undefined)
        .map((name) => `${name}: is needed by the supplier octo`),
      ...addressFaults('OCTO_URL', url, mode),
    ],
  }
}
