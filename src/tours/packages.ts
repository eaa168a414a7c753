import { findHotel, type Hotel } from '#hotels/catalogue.ts'
import { persianDigits } from '#money/digits.ts'
import type { TourPlace } from '#tours/data/place-data.ts'
import { placesAbroad } from '#tours/data/places-abroad.ts'
import { placesAtHome } from '#tours/data/places-home.ts'

export const places: readonly TourPlace[] = [...placesAtHome, ...placesAbroad]

/** One contract: so many nights at a place, leaving every second week on a day. */
export interface TourPackage {
  /** «ist-5» */
  readonly id: string
  readonly place: TourPlace
  readonly nights: number
  readonly isCharter: boolean
  readonly seats: number
  /** fewer and the departure is called off */
  readonly minimum: number
  /** of the two weeks, 0 to 13 */
  readonly offset: number
}

const variants = [
  { nights: { home: 2, abroad: 4 }, isCharter: false, offset: 3 },
  { nights: { home: 3, abroad: 5 }, isCharter: false, offset: 5 },
  { nights: { home: 4, abroad: 7 }, isCharter: true, offset: 10 },
] as const

/** Three contracts a place: 48 in all. */
export const packages: readonly TourPackage[] = places.flatMap((place, at) =>
  variants.map(({ nights, isCharter, offset }) => {
    const length = place.isDomestic ? nights.home : nights.abroad
    return {
      id: `${place.cityCode.toLowerCase()}-${length}`,
      place,
      nights: length,
      isCharter,
      seats: place.isDomestic ? 24 : 20,
      minimum: place.isDomestic ? 12 : 10,
      offset: (offset + at) % 14,
    }
  }),
)

const byId = new Map(packages.map((one) => [one.id, one]))

export function findPackage(id: string): TourPackage | undefined {
  return byId.get(id)
}

/** Throws RangeError for a package we never had. */
export function packageOf(id: string): TourPackage {
  const found = findPackage(id)
  if (found === undefined) throw new RangeError(`No package ${id}`)
  return found
}

export function placeAt(cityCode: string): TourPlace | undefined {
  return places.find((place) => place.cityCode === cityCode)
}

export function hotelsOf({ place }: Pick<TourPackage, 'place'>): readonly Hotel[] {
  return place.hotels.flatMap((id) => findHotel(id) ?? [])
}

/** «تور استانبول، ۵ شب» */
export function packageName({ place, nights }: Pick<TourPackage, 'place' | 'nights'>): string {
  return `تور ${place.name}، ${persianDigits(nights)} شب`
}

/** Packages are made: sold in a demo alone, as the hotels and flights behind them. */
export function packagesSold(mode: 'demo' | 'production'): readonly TourPackage[] {
  return mode === 'demo' ? packages : []
}
