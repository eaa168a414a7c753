import type { Experience } from '#experiences/supplier/experience.ts'
import { CITIES } from '#places/airports.ts'
import { fold } from '#places/fold.ts'

export interface ExperienceCity {
  /** IATA; empty where we do not know the city */
  readonly cityCode: string
  /** ours, or the supplier's word for it */
  readonly cityName: string
}

const byName = new Map(
  CITIES.toSorted((a, b) => a.weight - b.weight).flatMap((city) =>
    [city.nameEn, city.name, ...city.aliases].map((name) => [`${city.country} ${fold(name)}`, city] as const),
  ),
)

/** Where it is, by the name its supplier gives the city. */
export function cityAt({ place }: Pick<Experience, 'place'>): ExperienceCity {
  const { city, country } = place ?? {}
  if (city == null || city === '') return { cityCode: '', cityName: '' }
  const found = byName.get(`${country ?? ''} ${fold(city)}`)
  return found === undefined
    ? { cityCode: '', cityName: city }
    : { cityCode: found.code, cityName: found.name }
}
