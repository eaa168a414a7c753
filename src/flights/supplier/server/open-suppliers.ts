import { openDuffel } from '#flights/supplier/server/duffel/duffel.ts'
import { openNira } from '#flights/supplier/server/nira/nira.ts'
import type { SupplierSettings } from '#flights/supplier/server/supplier-settings.ts'
import type { FlightSupplier } from '#flights/supplier/supplier.ts'

export function openSuppliers(
  settings: readonly SupplierSettings[],
  now: () => Temporal.Instant,
): readonly FlightSupplier[] {
  return settings.map((one) => openedBy(one, now))
}

function openedBy(settings: SupplierSettings, now: () => Temporal.Instant): FlightSupplier {
  switch (settings.name) {
    case 'nira':
      return openNira({ ...settings, now })
    case 'duffel':
      return openDuffel({ ...settings, now })
    default:
      return settings satisfies never
  }
}
