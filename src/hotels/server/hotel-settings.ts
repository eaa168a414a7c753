import {
  type StaysSettings,
  staysEnvironment,
  staysIn,
} from '#hotels/server/suppliers/duffel-stays/duffel-stays-settings.ts'
import { type Given, type Mode, namesIn } from '#server/given.ts'

export type HotelSupplierSettings = StaysSettings

export interface HotelSettings {
  readonly hotelSuppliers: readonly HotelSupplierSettings[]
}

export const hotelEnvironment = staysEnvironment

const readers = { 'duffel-stays': staysIn } as const
const names = ['duffel-stays'] as const satisfies readonly (keyof typeof readers)[]

/** `HOTEL_SUPPLIERS` names them (`none` for none); a demo has all. Returns every fault in words. */
export function hotelSettingsIn(
  given: Given,
  mode: Mode,
): { readonly settings: HotelSettings; readonly faults: readonly string[] } {
  const wanted = namesIn(given['HOTEL_SUPPLIERS'])
  const strangers = (wanted ?? []).filter((name) => !names.some((one) => one === name))
  const active = wanted ?? (mode === 'demo' ? names : [])
  const read = names.flatMap((name) => (active.includes(name) ? [readers[name](given, mode)] : []))
  return {
    settings: { hotelSuppliers: read.map(({ supplier }) => supplier) },
    faults: [
      ...strangers.map(
        (name) => `HOTEL_SUPPLIERS: there is no supplier ${name}; there are ${names.join(', ')}`,
      ),
      ...read.flatMap(({ faults }) => faults),
    ],
  }
}
