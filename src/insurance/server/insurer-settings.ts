import {
  type XCoverSettings,
  xcoverEnvironment,
  xcoverIn,
} from '#insurance/server/suppliers/xcover/xcover-settings.ts'
import { type Given, type Mode, namesIn } from '#server/given.ts'

export interface InsurerSettings {
  /** beside our own contract */
  readonly insurers: readonly XCoverSettings[]
}

export const insurerEnvironment = xcoverEnvironment

const readers = { xcover: xcoverIn } as const
const names = ['xcover'] as const satisfies readonly (keyof typeof readers)[]

/** `INSURERS` names them (`none` for none). A demo has all, with simulators unless given an address; production those named. */
export function insurerSettingsIn(
  given: Given,
  mode: Mode,
): { readonly settings: InsurerSettings; readonly faults: readonly string[] } {
  const wanted = namesIn(given['INSURERS'])
  const strangers = (wanted ?? []).filter((name) => !names.some((one) => one === name))
  const active = wanted ?? (mode === 'demo' ? names : [])
  const read = names.flatMap((name) => (active.includes(name) ? [readers[name](given, mode)] : []))
  return {
    settings: { insurers: read.map(({ insurer }) => insurer) },
    faults: [
      ...strangers.map((name) => `INSURERS: there is no insurer ${name}; there are ${names.join(', ')}`),
      ...read.flatMap(({ faults }) => faults),
    ],
  }
}
