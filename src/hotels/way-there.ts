import { airportsAt, distanceKm } from '#places/airports.ts'

interface Lodging {
  readonly name: string
  readonly cityCode: string
  readonly latitude: number
  readonly longitude: number
}

export interface WayThere {
  /** the nearest first; as the crow flies, in kilometres */
  readonly airports: readonly { readonly iata: string; readonly name: string; readonly km: number }[]
  /** opens the device's own map (RFC 5870); nothing is asked of anybody before */
  readonly map: string
}

/** From our table of airports and where the hotel says that it stands: no road is known, so none is told. */
export function wayThere({ name, cityCode, latitude, longitude }: Lodging): WayThere {
  const place = `${latitude},${longitude}`
  return {
    airports: airportsAt({ kind: 'CityCode', code: cityCode })
      .map((airport) => ({
        iata: airport.iata,
        name: airport.name,
        km: Math.max(1, Math.round(distanceKm(airport, { latitude, longitude }))),
      }))
      .toSorted((a, b) => a.km - b.km),
    map: `geo:${place}?q=${place}(${encodeURIComponent(name)})`,
  }
}
