import { findHotel, type Hotel, hotelCities, hotelsIn } from '#hotels/catalogue.ts'
import type { HotelCity } from '#hotels/responses.ts'

/** The hotels we sell by our own contracts. */
export interface Contracts {
  findHotel(id: string): Hotel | undefined
  hotelsIn(cityCode: string): readonly Hotel[]
  hotelCities(): readonly HotelCity[]
}

/** The catalogue bears names of the world at prices of ours: a demo sells it, production has no contract with anybody in it. */
export function contractsOf(mode: 'demo' | 'production'): Contracts {
  if (mode === 'demo') return { findHotel, hotelsIn, hotelCities }
  return { findHotel: () => undefined, hotelsIn: () => [], hotelCities: () => [] }
}
