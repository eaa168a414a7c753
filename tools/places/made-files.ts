import { airlines } from './airlines.ts'
import { airportsOf } from './airports.ts'
import { cities } from './cities.ts'
import { countries } from './countries.ts'

export async function madeFiles(): Promise<ReadonlyMap<string, string>> {
  const towns = cities()
  return new Map([
    ['places.json', text({ cities: towns, airports: await airportsOf(towns) })],
    ['airlines.json', text({ airlines: airlines() })],
    ['countries.json', text({ countries: countries() })],
  ])
}

function text(lists: Record<string, readonly object[]>): string {
  const fields = Object.entries(lists).map(
    ([key, rows]) => `"${key}": [\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`,
  )
  return `{\n${fields.join(',\n')}\n}\n`
}
