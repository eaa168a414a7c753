import type { HotelSupplierSettings } from '#hotels/server/hotel-settings.ts'
import { openDuffelStays } from '#hotels/server/suppliers/duffel-stays/duffel-stays.ts'
import type { HotelSupplier } from '#hotels/supplier/supplier.ts'

export function openHotelSuppliers(settings: readonly HotelSupplierSettings[]): readonly HotelSupplier[] {
  return settings.map((one) => openDuffelStays(one))
}
