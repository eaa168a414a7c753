import type { Price, SlotPrice, UnitCount } from '#experiences/supplier/price.ts'
import type { Rate, RatesOnSale } from '#money/rates.ts'
import { type Rial, rial, sum, times } from '#money/rial.ts'
import { currencyIn, rialOf } from '#suppliers/foreign-amount.ts'

/** Of one unit, and of so many of them; null where all of a booking have one price. */
export interface PartyLine extends UnitCount {
  readonly each: Rial | null
  readonly total: Rial | null
}

export interface PartyPrice {
  readonly lines: readonly PartyLine[]
  /** the sum of the lines, where they have a price */
  readonly total: Rial
  /** of it what we owe the supplier */
  readonly supplierShare: Rial
  /** hundredths of the currency it is sold in, for all */
  readonly minor: number
  readonly rate: Rate
}

/** Undefined where a unit has no price, prices are of several currencies, or we have no rate for theirs. */
export function partyPrice(
  price: SlotPrice,
  party: readonly UnitCount[],
  rates: RatesOnSale,
): PartyPrice | undefined {
  const counted = party.filter(({ count }) => count > 0)
  const parts = price.per === 'booking' ? [price.price] : counted.map(({ unitRef }) => price.units[unitRef])
  const [first] = parts
  const rate = first && rateFor(first, rates)
  if (first === undefined || rate === undefined) return undefined
  const known = parts.flatMap((part) => (part?.currency === first.currency ? [part] : []))
  if (known.length !== parts.length) return undefined
  const many = (at: number) => (price.per === 'booking' ? 1 : (counted[at]?.count ?? 0))
  const totals = known.map((part, at) => times(rialOf(minorOf(part), rate), many(at)))
  const shares = known.map((part, at) => times(rialOf(owedOf(part), rate), many(at)))
  const total = sum(totals)
  return {
    lines: counted.map((one, at) => ({
      ...one,
      each: price.per === 'booking' ? null : lineOf(totals, at, one.count),
      total: price.per === 'booking' ? null : (totals[at] ?? null),
    })),
    total,
    supplierShare: rial(Math.min(total, sum(shares))),
    minor: known.reduce((all, part, at) => all + minorOf(part) * many(at), 0),
    rate,
  }
}

function lineOf(totals: readonly Rial[], at: number, count: number): Rial {
  return rial((totals[at] ?? 0) / count)
}

/** What one unit costs; undefined as above. */
export function unitPrice(price: Price, rates: RatesOnSale): Rial | undefined {
  const rate = rateFor(price, rates)
  return rate && rialOf(minorOf(price), rate)
}

function rateFor({ currency }: Price, rates: RatesOnSale): Rate | undefined {
  const known = currencyIn(currency)
  return known && rates[known]
}

/** In hundredths, up where there are thousandths. */
export function minorOf({ retail, decimals }: Pick<Price, 'retail' | 'decimals'>): number {
  return Math.ceil(retail * 10 ** (2 - decimals))
}

function owedOf(price: Price): number {
  return minorOf({ retail: price.net ?? price.retail, decimals: price.decimals })
}
