import { type DuffelSettings, duffelIn } from '#flights/supplier/server/duffel/duffel-settings.ts'
import { type NiraSettings, niraIn } from '#flights/supplier/server/nira/nira-settings.ts'
import { type Given, type Mode, namesIn } from '#server/given.ts'

export type SupplierSettings = NiraSettings | DuffelSettings

const readers = { nira: niraIn, duffel: duffelIn } as const
const supplierNames = ['nira', 'duffel'] as const satisfies readonly (keyof typeof readers)[]

interface SuppliersRead {
  readonly suppliers: readonly SupplierSettings[]
  readonly faults: readonly string[]
}

/** `SUPPLIERS` lists names, or `none`; by default a demo has all (simulators, unless given an address), production none. */
export function suppliersIn(given: Given, mode: Mode): SuppliersRead {
  const wanted = namesIn(given['SUPPLIERS'])
  const strangers = (wanted ?? []).filter((name) => !supplierNames.some((one) => one === name))
  const active = wanted ?? (mode === 'demo' ? supplierNames : [])
  const read = supplierNames.flatMap((name) => (active.includes(name) ? [readers[name](given, mode)] : []))
  return {
    suppliers: read.map(({ supplier }) => supplier),
    faults: [
      ...strangers.map(
        (name) => `SUPPLIERS: there is no supplier ${name}; there are ${supplierNames.join(', ')}`,
      ),
      ...read.flatMap(({ faults }) => faults),
    ],
  }
}
