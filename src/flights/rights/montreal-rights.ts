import type { RightRow } from '#flights/rights/directive-rights.ts'
import type { FlightOfRights, RightsSource } from '#flights/rights/right.ts'

/** Parties that we are certain of; between two of them the convention holds, whoever flies. Iran and Iraq are not among them. */
const parties = [
  ...'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS NO CH'.split(' '),
  ...'GB US CA AU JP CN IN AE QA KW SA OM BH JO LB EG TR AZ GE AM RU KZ MY TH SG'.split(' '),
]

const source: RightsSource = {
  name: 'کنوانسیون مونترال ۱۹۹۹',
  article: 'مواد ۱۷، ۱۹، ۲۲ و ۳۱',
  from: '2024-12-28', // the limits in special drawing rights as revised from that day
}

export function isOfMontreal({ originCountry, destinationCountry }: FlightOfRights): boolean {
  return (
    originCountry !== destinationCountry &&
    parties.includes(originCountry) &&
    parties.includes(destinationCountry)
  )
}

export const montrealRows: readonly RightRow[] = [
  {
    id: 'montreal-luggage',
    holds: ({ kind }) => kind === 'luggage',
    dues: [{ kind: 'luggage', limitSdr: 1519, writtenWithinDays: 7 }],
    source,
  },
]
