import type { PaxType } from '#flights/enumerations.ts'
import type { Tax } from '#flights/proposal.ts'
import { percentOf, plus, type Rial, rial, roundedUp, sum } from '#money/rial.ts'
import type { RuleShare } from '#orders/pricing/rule-shares.ts'

/** What one passenger pays, in rial; `total` = `base` + taxes. */
export interface PaxPrice {
  readonly paxType: PaxType
  readonly base: Rial
  readonly taxes: readonly (Tax & { readonly amount: Rial })[]
  readonly total: Rial
  /** our commission as the supplier quotes it; undefined where our contract says it */
  readonly commission?: Rial
  /** what price rules make the supplier pay us beside it */
  readonly ruleCommissions?: readonly RuleShare[]
}

/** §1: percent of the adult fare on system tickets. */
export const systemShares = { Adult: 100, Child: 50, Infant: 10 } as const satisfies Record<PaxType, number>

/** Charter: everybody with a seat pays the adult price; this is for an infant without a seat, rial. */
const charterInfant = rial(4_500_000)

const airportTax = tax('LP', 'عوارض فرودگاهی', rial(150_000))
const redCrescent = tax('HL', 'هلال احمر', rial(20_000))

/** Taxes are named as Iranian hosts name them. */
export function systemPrices(adultBase: Rial): readonly PaxPrice[] {
  return [priced('Adult', adultBase), priced('Child', adultBase), priced('Infant', adultBase)]
}

/** One sum with taxes included. */
export function charterPrices(adult: Rial): readonly PaxPrice[] {
  return [
    { paxType: 'Adult', base: adult, taxes: [], total: adult },
    { paxType: 'Child', base: adult, taxes: [], total: adult },
    { paxType: 'Infant', base: charterInfant, taxes: [], total: charterInfant },
  ]
}

/** The same total without listing taxes, for speed. */
export function systemAdultTotal(base: Rial): Rial {
  return plus(base, sum(taxesOf('Adult', base).map(({ amount }) => amount)))
}

function priced(paxType: PaxType, adultBase: Rial): PaxPrice {
  const base = roundedUp(percentOf(adultBase, systemShares[paxType]), 10_000)
  const taxes = taxesOf(paxType, base)
  return { paxType, base, taxes, total: plus(base, sum(taxes.map(({ amount }) => amount))) }
}

function taxesOf(paxType: PaxType, base: Rial): PaxPrice['taxes'] {
  return paxType === 'Infant' ? [airportTax] : [...taxesOnFare(base), airportTax, redCrescent]
}

/** VAT and the municipality's share of the base fare; an infant pays only the airport tax. */
function taxesOnFare(base: Rial): PaxPrice['taxes'] {
  return [
    tax('I6', 'مالیات بر ارزش افزوده', roundedUp(percentOf(base, 9), 10_000)),
    tax('KU', 'عوارض شهرداری', roundedUp(percentOf(base, 1), 10_000)),
  ]
}

function tax(code: string, name: string, amount: Rial): Tax & { readonly amount: Rial } {
  return { code, name, amount }
}
