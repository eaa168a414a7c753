import type { City } from '#places/place.ts'
import { listed, table, unique } from './tables.ts'

const columns = [
  'city_code',
  'country',
  'name_en',
  'name_fa',
  'name_ar',
  'airports',
  'time_zone',
  'served',
  'weight',
  'aliases',
] as const

export function cities(): readonly City[] {
  const rows = table('cities.tsv', columns).map((row) => ({
    code: row.city_code,
    country: row.country,
    name: row.name_fa,
    nameEn: row.name_en,
    nameAr: row.name_ar,
    airports: listed(row.airports),
    timeZone: zone(row.time_zone),
    served: row.served === 'yes',
    weight: Number(row.weight),
    aliases: listed(row.aliases),
  }))
  return unique(rows, (city) => city.code)
}

function zone(name: string): string {
  Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name)
  return name
}
