import type { Airline } from '#places/place.ts'
import { table, unique } from './tables.ts'

const columns = [
  'id',
  'iata',
  'icao',
  'name_en',
  'name_fa',
  'country',
  'domestic',
  'ticket_prefix',
  'prefix_from',
  'hub',
  'through_percent',
  'dark',
  'light',
] as const

export function airlines(): readonly Airline[] {
  const rows = table('airlines.tsv', columns).map((row) => ({
    id: row.id,
    iata: row.iata,
    icao: row.icao,
    name: row.name_fa,
    nameEn: row.name_en,
    country: row.country,
    domestic: row.domestic === 'yes',
    ticketPrefix: row.ticket_prefix,
    hub: row.hub,
    throughPercent: Number(row.through_percent),
    colours: [row.dark, row.light] as const,
  }))
  unique(rows, (airline) => airline.id)
  unique(rows, (airline) => airline.ticketPrefix)
  return unique(rows, (airline) => airline.iata)
}
