import { openDuffel } from '#flights/supplier/server/duffel/duffel.ts'
import { openNira } from '#flights/supplier/server/nira/nira.ts'
import type { SupplierSettings } from '#flights/supplier/server/supplier-settings.ts'
import type { FlightSupplier } from '#flights/supplier/supplier.ts'
import type { RatesOnSale } from '#money/rates.ts'

export function openSuppliers(settings: readonly SupplierSettings[], by: Around): readonly FlightSupplier[] {
  return settings.map((one) => openedBy(one, by))
}

interface Around {
  readonly now: () => Temporal.Instant
  readonly rates: () => Promise<RatesOnSale>
}

function openedBy(settings: SupplierSettings, { now, rates }: Around): FlightSupplier {
  switch (settings.name) {
    case 'nira':
      return openNira({ ...settings, now })
    case 'duffel':
      return openDuffel({ ...settings, now, rates })
    default:
      return settings satisfies never
  }
}
