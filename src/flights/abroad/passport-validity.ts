import { isSchengen } from '#flights/abroad/entry-visas.ts'

/** Months a passport must be valid, from arrival or from leaving again. */
export interface PassportRule {
  readonly months: number
  readonly from: 'arrival' | 'leaving'
}

/** Jalali month of: Schengen Borders Code article 6, Azerbaijan's e-visa,
 * Turkey's 60 days beyond a stay, public lists; the stricter counts. */
export const PASSPORT_RULES_SEEN = '1404-07'

const schengen: PassportRule = { months: 3, from: 'leaving' }
const half: PassportRule = { months: 6, from: 'arrival' }

const asksForHalf = new Set(
  'AE AF BH CN EG ID IN IQ IR JO KE KW LK MY NP OM PH PK QA SA SG TH TM TZ VN'.split(' '),
)

const asksForLess: Readonly<Record<string, PassportRule>> = {
  TR: { months: 5, from: 'arrival' },
  AL: { months: 3, from: 'leaving' },
  AZ: { months: 3, from: 'leaving' },
  BA: { months: 3, from: 'leaving' },
  CY: { months: 3, from: 'leaving' },
  GE: { months: 3, from: 'leaving' },
  MD: { months: 3, from: 'leaving' },
  MK: { months: 3, from: 'leaving' },
  NZ: { months: 3, from: 'leaving' },
  RS: { months: 3, from: 'leaving' },
  HK: { months: 1, from: 'leaving' },
  ZA: { months: 1, from: 'leaving' },
  AM: { months: 0, from: 'leaving' },
  AU: { months: 0, from: 'leaving' },
  CA: { months: 0, from: 'leaving' },
  GB: { months: 0, from: 'leaving' },
  IE: { months: 0, from: 'leaving' },
  JP: { months: 0, from: 'leaving' },
  MX: { months: 0, from: 'leaving' },
}

export function passportRule(country: string): PassportRule | undefined {
  if (isSchengen(country)) return schengen
  return asksForHalf.has(country) ? half : asksForLess[country]
}

export interface Visit {
  readonly country: string
  readonly arrives: Temporal.PlainDate
  readonly leaves: Temporal.PlainDate | undefined
}

export interface PassportNeeded {
  /** country whose rule decides */
  readonly country: string
  readonly until: Temporal.PlainDate
  /** rule unknown: six months assumed */
  readonly isAssumed: boolean
}

/** How long a passport must be valid, by the strictest country. One's own country admits until expiry. */
export function passportNeeded(
  visits: readonly Visit[],
  issuer: string | undefined,
): PassportNeeded | undefined {
  return visits
    .map((visit) => neededThere(visit, issuer))
    .toSorted((a, b) => Temporal.PlainDate.compare(a.until, b.until))
    .at(-1)
}

function neededThere({ country, arrives, leaves }: Visit, issuer: string | undefined): PassportNeeded {
  if (country === issuer) return { country, until: arrives, isAssumed: false }
  const rule = passportRule(country)
  const { months, from } = rule ?? half
  const since = from === 'leaving' ? (leaves ?? arrives) : arrives
  return { country, until: since.add({ months }), isAssumed: rule === undefined }
}
