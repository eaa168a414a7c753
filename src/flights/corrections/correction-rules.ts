/** What a correction may be: made at once, asked at the desk, or no correction at all. */
export type Allowed = 'at-once' | 'by-desk' | 'never'

/** Title and birth date with the dates of a passport, the number of a paper, the letters of a name. */
export type CorrectionKind = 'details' | 'document' | 'spelling'

export interface CorrectionRule extends Readonly<Record<CorrectionKind, Allowed>> {
  /** Iranian ones, or some by our own ids */
  readonly airlines: 'iranian' | readonly string[]
  readonly where: 'domestic' | 'abroad'
  readonly isCharter: boolean
  /** the most letters of both names together that are still a slip */
  readonly letters: number
  /** first day of sale it holds for */
  readonly from: string
  /** month of our knowledge */
  readonly seen: string
  /** as the traveller reads it */
  readonly source: string
}

const circular = 'ضوابط اصلاح نام در بلیت، سازمان هواپیمایی کشوری'
const charterSellers = `${circular}؛ برای چارتر، شرط فروشندهٔ پرواز`

/** No source says how many letters; until an airline does, three. */
const letters = 3
/** older than any ticket of ours */
const always = '2015-01-01'
const known = { airlines: 'iranian', letters, from: always, seen: '2026-11' } as const

/** Later rows of an airline go before earlier ones, its own before everybody's. */
export const correctionRules: readonly CorrectionRule[] = [
  {
    ...known,
    where: 'domestic',
    isCharter: false,
    details: 'at-once',
    document: 'at-once',
    spelling: 'at-once',
    source: circular,
  },
  {
    ...known,
    where: 'domestic',
    isCharter: true,
    details: 'at-once',
    document: 'by-desk',
    spelling: 'by-desk',
    source: charterSellers,
  },
  {
    ...known,
    where: 'abroad',
    isCharter: false,
    details: 'at-once',
    document: 'at-once',
    spelling: 'by-desk',
    source: circular,
  },
  {
    ...known,
    where: 'abroad',
    isCharter: true,
    details: 'at-once',
    document: 'by-desk',
    spelling: 'by-desk',
    source: charterSellers,
  },
]

/** Of nobody's rule is known: everything is asked, and the limit stays what we call a slip. */
export const unknownRule = {
  details: 'by-desk',
  document: 'by-desk',
  spelling: 'by-desk',
  letters,
  source: 'قاعدهٔ این ایرلاین را نمی‌دانیم؛ از خودش می‌پرسیم',
} as const satisfies Partial<CorrectionRule>

export interface TicketSold {
  readonly airline: { readonly id: string; readonly country: string }
  readonly isInternational: boolean
  readonly isCharter: boolean
  readonly soldOn: Temporal.PlainDate
}

export type RuleFound = Pick<CorrectionRule, CorrectionKind | 'letters' | 'source'>

export function correctionRuleOf(sold: TicketSold, rules = correctionRules): RuleFound {
  const holding = rules.filter(
    ({ airlines, where, isCharter, from }) =>
      (airlines === 'iranian' ? sold.airline.country === 'IR' : airlines.includes(sold.airline.id)) &&
      (where === 'abroad') === sold.isInternational &&
      isCharter === sold.isCharter &&
      Temporal.PlainDate.compare(from, sold.soldOn) <= 0,
  )
  const newest = holding.toSorted((a, b) => Temporal.PlainDate.compare(a.from, b.from))
  return newest.findLast(({ airlines }) => airlines !== 'iranian') ?? newest.at(-1) ?? unknownRule
}
