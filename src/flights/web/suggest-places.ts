import type { AnswerOf } from '#calls/call.ts'
import type { placeCalls } from '#places/calls.ts'
import { ask } from '#web/api.ts'
import type { Place } from '#web/ui/place-rows.tsx'

type Found = AnswerOf<typeof placeCalls.domesticAirports>[number]

const take = 8
const known = new Map<string, Promise<readonly Place[]>>()

/** Cities by what was typed, each with its airports under it where there is a choice. */
export function suggestPlaces(typed: string): Promise<readonly Place[]> {
  const query = typed.trim()
  const before = known.get(query)
  if (before !== undefined) return before
  const asking = found(query)
  known.set(query, asking)
  asking.catch(() => known.delete(query))
  return asking
}

async function found(query: string): Promise<readonly Place[]> {
  const cities = await ask<typeof placeCalls.domesticAirports>(
    'POST /api/flight-configuration/Airport/GetDomesticPlpAirports',
    { body: { query, take } },
  )
  return cities.flatMap(rowsOf)
}

function rowsOf({ code, name, airports }: Found): readonly Place[] {
  const [only, ...others] = airports
  const city = { code, name, sub: others.length > 0 ? 'همهٔ فرودگاه‌ها' : (only?.name ?? '') }
  if (others.length === 0) return [city]
  return [
    city,
    ...airports.map((airport) => ({ code: airport.code, name: airport.name, sub: name, nested: true })),
  ]
}
