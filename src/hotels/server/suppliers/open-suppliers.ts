import type { HotelSupplierSettings } from '#hotels/server/hotel-settings.ts'
import { openDuffelStays } from '#hotels/server/suppliers/duffel-stays/duffel-stays.ts'
import type { HotelSupplier } from '#hotels/supplier/supplier.ts'
import type { RatesOnSale } from '#money/rates.ts'

export function openHotelSuppliers(
  settings: readonly HotelSupplierSettings[],
  rates: () => Promise<RatesOnSale>,
): readonly HotelSupplier[] {
  return settings.map((one) => openDuffelStays({ ...one, rates }))
}
