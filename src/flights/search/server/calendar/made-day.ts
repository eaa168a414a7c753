import type { DayPrices } from '#flights/inventory/server/prices-on.ts'
import { ruledAdult } from '#flights/pricing/server/ruled-leg.ts'
import type { MadeRow } from '#flights/search/server/calendar/made-prices.ts'
import { type Rial, rial } from '#money/rial.ts'
import type { RulesInForce } from '#orders/pricing/rules-in-force.ts'
import { airportOf } from '#places/airports.ts'

interface Ruled {
  readonly rules: RulesInForce
  readonly pair: readonly [string, string]
}

type Prices = Omit<MadeRow, 'date' | 'airline'>

/** One day of a pair, of all its airlines. */
export function madeDay(rows: readonly MadeRow[], ruled: Ruled): DayPrices | undefined {
  const each = rows.map((row) => ruledRow(row, ruled))
  const of = (name: keyof Prices) => each.flatMap((row) => row[name] ?? [])
  return dayOf(of('open_lowest'), of('open_highest'), false) ?? dayOf(of('lowest'), of('highest'), true)
}

function dayOf(lowest: readonly Rial[], highest: readonly Rial[], isSoldOut: boolean): DayPrices | undefined {
  if (lowest.length === 0) return undefined
  return { lowest: rial(Math.min(...lowest)), highest: rial(Math.max(...highest)), isSoldOut }
}

function ruledRow({ date, airline, ...row }: MadeRow, { rules, pair: [from, to] }: Ruled): Prices {
  if (airline === null) return row
  const line = { carrier: { id: airline }, route: { origin: airportOf(from), destination: airportOf(to) } }
  const ruled = (price: Rial | null) => price && ruledAdult(price, rules, { line, date })
  return {
    open_lowest: ruled(row.open_lowest),
    open_highest: ruled(row.open_highest),
    lowest: ruled(row.lowest),
    highest: ruled(row.highest),
  }
}
