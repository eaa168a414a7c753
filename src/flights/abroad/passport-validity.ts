import { isSchengen } from '#flights/abroad/entry-visas.ts'

/** How long a passport must be good for to be let in: so many months from the day one comes in, or from the day one leaves again. */
export interface PassportRule {
  readonly months: number
  readonly from: 'arrival' | 'leaving'
}

/**
 * The month our knowledge is of, `YYYY-MM` of the Jalali calendar. It is from the Schengen Borders Code (article 6), Azerbaijan's
 * e-visa, Turkey's sixty days beyond a stay of ninety, and public lists of what countries ask for; where lists disagree the
 * stricter one counts, or the country is left out.
 */
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

/** What a country (ISO, two letters) asks of a visitor's passport; undefined where we do not know. */
export function passportRule(country: string): PassportRule | undefined {
  if (isSchengen(country)) return schengen
  return asksForHalf.has(country) ? half : asksForLess[country]
}

/** A country on a journey; when it is left nobody knows where the journey ends there. */
export interface Visit {
  readonly country: string
  readonly arrives: Temporal.PlainDate
  readonly leaves: Temporal.PlainDate | undefined
}

export interface PassportNeeded {
  /** whose rule it is */
  readonly country: string
  /** the first last day that will do */
  readonly until: Temporal.PlainDate
  /** we do not know its rule, and take six months */
  readonly isAssumed: boolean
}

/** Until when a passport must be good for a journey, by the strictest of its countries. Its own country lets in while it is valid. */
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
