import { type FactsSettings, factsEnvironment, factsIn } from '#flights/facts/server/facts-settings.ts'
import { duffelEnvironment } from '#flights/supplier/server/duffel/duffel-settings.ts'
import { niraEnvironment } from '#flights/supplier/server/nira/nira-settings.ts'
import { type SupplierSettings, suppliersIn } from '#flights/supplier/server/supplier-settings.ts'
import type { Given, Mode } from '#server/given.ts'

/** Who sells us flights, and who tells of them. */
export interface FlightSettings {
  /** who sells us flights beside our own inventory */
  readonly suppliers: readonly SupplierSettings[]
  /** who tells how punctual flights are; nothing: nobody is asked, and nothing is said of it */
  readonly facts: FactsSettings | undefined
}

export const flightEnvironment = { ...niraEnvironment, ...duffelEnvironment, ...factsEnvironment } as const

/** What the environment says of flights, and every fault in it, in words. */
export function flightSettingsIn(
  given: Given,
  mode: Mode,
): { readonly settings: FlightSettings; readonly faults: readonly string[] } {
  const { suppliers, faults: atSuppliers } = suppliersIn(given, mode)
  const { facts, faults: atFacts } = factsIn(given, mode)
  return { settings: { suppliers, facts }, faults: [...atSuppliers, ...atFacts] }
}
