import { findHotel, type Hotel, hotelCities, hotelsIn } from '#hotels/catalogue.ts'
import type { HotelCity } from '#hotels/responses.ts'

export interface Contracts {
  findHotel(id: string): Hotel | undefined
  hotelsIn(cityCode: string): readonly Hotel[]
  hotelCities(): readonly HotelCity[]
}

/** The catalogue has real hotel names at invented prices: sold in a demo, never in production. */
export function contractsOf(mode: 'demo' | 'production'): Contracts {
  if (mode === 'demo') return { findHotel, hotelsIn, hotelCities }
  return { findHotel: () => undefined, hotelsIn: () => [], hotelCities: () => [] }
}
