import type { PaxPrice } from '#flights/choosing/fare-prices.ts'
import type { PaxType } from '#flights/enumerations.ts'
import type { Currency } from '#money/currencies.ts'
import type { Rate } from '#money/rates.ts'
import { minus, plus, type Rial, rial, roundedUp, sum, times, ZERO } from '#money/rial.ts'
import type { Party } from '#passengers/party.ts'
import { currencyIn, minorIn, rialOf } from '#suppliers/foreign-amount.ts'

export interface DuffelAmounts {
  readonly currency: Currency
  readonly base: number
  readonly total: number
}

interface AmountsSaid {
  readonly total_amount: string
  readonly total_currency: string
  readonly base_amount?: string | null | undefined
}

/** Undefined for a malformed amount or an unknown currency. Without a base all counts as base. */
export function amountsIn(said: AmountsSaid): DuffelAmounts | undefined {
  const [total, base] = [minorIn(said.total_amount), minorIn(said.base_amount ?? said.total_amount)]
  const currency = currencyIn(said.total_currency)
  if (total === undefined || base === undefined || currency === undefined || base > total || total === 0)
    return undefined
  return { currency, base, total }
}

/** 45000 becomes `450.00`. */
export function amountOf(minor: number): string {
  return `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`
}

/** percent of an adult's share: Duffel quotes one sum for all, tickets and refunds need one each */
const parts = {
  base: { Adult: 100, Child: 75, Infant: 10 },
  tax: { Adult: 100, Child: 100, Infant: 10 },
} as const satisfies Record<string, Record<PaxType, number>>

/** Price per kind of traveller in whole tomans: together at least Duffel's sum. Duffel pays no commission. */
export function pricesFor(
  { base, total }: Pick<DuffelAmounts, 'base' | 'total'>,
  rate: Pick<Rate, 'rialAUnit'>,
  party: Party,
): readonly PaxPrice[] {
  const all = rialOf(total, rate)
  const allBase = base === total ? all : rialOf(base, rate)
  const bases = shared(allBase, party, parts.base)
  const taxes = shared(minus(all, allBase), party, parts.tax)
  return kinds
    .filter(([, count]) => party[count] > 0)
    .map(([paxType]) => {
      const items =
        taxes[paxType] === 0 ? [] : [{ code: 'XT', name: 'مالیات و عوارض', amount: taxes[paxType] }]
      const each = { base: bases[paxType], taxes: items, total: plus(bases[paxType], taxes[paxType]) }
      return { paxType, ...each, commission: ZERO }
    })
}

const kinds = [
  ['Adult', 'adults'],
  ['Child', 'children'],
  ['Infant', 'infants'],
] as const satisfies readonly (readonly [PaxType, keyof Party])[]

/** Children and infants pay whole tomans, adults the rest, rounded up. */
function shared(
  whole: Rial,
  party: Party,
  weights: Readonly<Record<PaxType, number>>,
): Record<PaxType, Rial> {
  const weight = sumOf(kinds.map(([paxType, count]) => weights[paxType] * party[count]))
  const part = (paxType: PaxType) =>
    rial(Number((BigInt(whole) * BigInt(weights[paxType])) / BigInt(weight * 10)) * 10)
  const [child, infant] = [part('Child'), part('Infant')]
  const rest = minus(whole, sum([times(child, party.children), times(infant, party.infants)]))
  const adult = party.adults === 0 ? ZERO : roundedUp(rial(Math.ceil(rest / party.adults)), 10)
  return { Adult: adult, Child: child, Infant: infant }
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
