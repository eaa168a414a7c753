import { type OwnPrice, type RuledUnit, type Ruling, ruledUnit } from '#experiences/ruled-unit.ts'
import type { Price, SlotPrice, UnitCount } from '#experiences/supplier/price.ts'
import type { Rate, RatesOnSale } from '#money/rates.ts'
import { type Rial, sum, times } from '#money/rial.ts'
import type { RuleMade } from '#orders/pricing/rule-shares.ts'
import { rulesTogether } from '#orders/pricing/ruled-total.ts'
import { currencyIn, rialOf } from '#suppliers/foreign-amount.ts'

/** Of one unit, and of so many of them; null where all of a booking have one price. */
export interface PartyLine extends UnitCount {
  readonly each: Rial | null
  readonly total: Rial | null
  /** of one before price rules; null as above, and where it was sold before there were any */
  readonly own?: OwnPrice | null
}

export interface PartyPrice {
  readonly lines: readonly PartyLine[]
  /** the sum of the lines, where they have a price */
  readonly total: Rial
  /** what price rules made of it */
  readonly rules: readonly RuleMade[]
  /** what we owe the supplier */
  readonly supplierShare: Rial
  /** hundredths of the currency its supplier sells it in, for all */
  readonly minor: number
  readonly rate: Rate
}

interface Counted {
  readonly count: number
  readonly asked: Price
  readonly unit: RuledUnit
}

interface Pricing {
  readonly rates: RatesOnSale
  readonly ruling: Ruling
}

/** Undefined where a unit has no price, prices are of several currencies, or we have no rate for theirs. */
export function partyPrice(
  price: SlotPrice,
  party: readonly UnitCount[],
  { rates, ruling }: Pricing,
): PartyPrice | undefined {
  const wanted = party.filter(({ count }) => count > 0)
  const parts: readonly { readonly count: number; readonly asked: Price | undefined; hasSeat: boolean }[] =
    price.per === 'booking'
      ? [{ count: 1, asked: price.price, hasSeat: true }]
      : wanted.map(({ unitRef, count }) => ({
          count,
          asked: price.units[unitRef],
          hasSeat: !ruling.isInfant(unitRef),
        }))
  const currency = parts[0]?.asked?.currency
  const rate = parts[0]?.asked && rateFor(parts[0].asked, rates)
  if (rate === undefined) return undefined
  const counted = parts.flatMap(({ count, asked, hasSeat }): Counted[] =>
    asked?.currency === currency && asked !== undefined
      ? [{ count, asked, unit: ruledAt(asked, rate, { rules: ruling.rules, hasSeat }) }]
      : [],
  )
  if (counted.length !== parts.length) return undefined
  return { lines: linesOf(price, wanted, counted), ...sumsOf(counted), rate }
}

function linesOf(
  { per }: SlotPrice,
  wanted: readonly UnitCount[],
  counted: readonly Counted[],
): readonly PartyLine[] {
  if (per === 'booking') return wanted.map((one) => ({ ...one, each: null, total: null, own: null }))
  return wanted.flatMap((one, at) => {
    const { unit, count } = counted[at] ?? {}
    if (unit === undefined || count === undefined) return []
    return [{ ...one, each: unit.total, total: times(unit.total, count), own: unit.own }]
  })
}

function sumsOf(
  counted: readonly Counted[],
): Pick<PartyPrice, 'total' | 'rules' | 'supplierShare' | 'minor'> {
  return {
    total: sum(counted.map(({ unit, count }) => times(unit.total, count))),
    rules: rulesTogether(
      counted.flatMap(({ unit, count }) => Array.from({ length: count }, () => unit.rules)),
    ),
    supplierShare: sum(counted.map(({ unit, count }) => times(unit.share, count))),
    minor: counted.reduce((all, { asked, count }) => all + minorOf(asked) * count, 0),
  }
}

/** What one unit costs by the rules; undefined where we have no rate for its currency. */
export function unitPrice(
  price: Price,
  rates: RatesOnSale,
  how: Parameters<typeof ruledAt>[2] = { rules: [], hasSeat: true },
): RuledUnit | undefined {
  const rate = rateFor(price, rates)
  return rate && ruledAt(price, rate, how)
}

function ruledAt(
  price: Price,
  rate: Rate,
  how: Pick<Ruling, 'rules'> & { readonly hasSeat: boolean },
): RuledUnit {
  return ruledUnit(rialOf(minorOf(price), rate), rialOf(owedOf(price), rate), how)
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
