import { type FactsSettings, factsEnvironment, factsIn } from '#flights/facts/server/facts-settings.ts'
import { type PassSettings, passSettingsIn } from '#flights/passes/server/pass-settings.ts'
import { duffelEnvironment } from '#flights/supplier/server/duffel/duffel-settings.ts'
import { niraEnvironment } from '#flights/supplier/server/nira/nira-settings.ts'
import { type SupplierSettings, suppliersIn } from '#flights/supplier/server/supplier-settings.ts'
import type { Given, Mode } from '#server/given.ts'

export interface FlightSettings {
  readonly suppliers: readonly SupplierSettings[]
  /** source of punctuality; undefined shows nothing about it */
  readonly facts: FactsSettings | undefined
  readonly passes: PassSettings
}

export const flightEnvironment = { ...niraEnvironment, ...duffelEnvironment, ...factsEnvironment } as const

export function flightSettingsIn(
  given: Given,
  mode: Mode,
): { readonly settings: FlightSettings; readonly faults: readonly string[] } {
  const { suppliers, faults: atSuppliers } = suppliersIn(given, mode)
  const { facts, faults: atFacts } = factsIn(given, mode)
  const { settings: passes, faults: atPasses } = passSettingsIn(given)
  return { settings: { suppliers, facts, passes }, faults: [...atSuppliers, ...atFacts, ...atPasses] }
}
