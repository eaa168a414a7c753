import type { RightRow } from '#flights/rights/directive-rights.ts'
import type { Due, FlightOfRights, RightsEvent, RightsSource } from '#flights/rights/right.ts'

const union = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')
/** where the regulation holds by treaty */
const alike = ['IS', 'NO', 'CH']

const regulation = (article: string): RightsSource => ({
  name: 'مقررات ۲۶۱/۲۰۰۴ اتحادیهٔ اروپا',
  article,
  from: '2005-02-17',
})
/** the Court of Justice on delays, C-402/07 Sturgeon */
const court: RightsSource = {
  name: 'مقررات ۲۶۱/۲۰۰۴ اتحادیهٔ اروپا، رأی دیوان C-402/07',
  article: 'مادهٔ ۷',
  from: '2009-11-19',
}

/** Article 3: from there with anybody, or to there with an airline of there. */
export function isEuropean({ originCountry, destinationCountry, carrierCountry }: FlightOfRights): boolean {
  return isThere(originCountry) || (isThere(destinationCountry) && isThere(carrierCountry))
}

function isThere(country: string): boolean {
  return union.includes(country) || alike.includes(country)
}

const hours = 60
const fortnight = 14 * 24

export function europeanRows(flight: FlightOfRights): readonly RightRow[] {
  const isWithin = isThere(flight.originCountry) && isThere(flight.destinationCountry)
  const distance = bandOf(flight.km, isWithin)
  const compensation: Due = { kind: 'euro', amount: distance.euro }
  const isLate = (event: RightsEvent, minutes: number) => event.kind === 'late' && event.minutes >= minutes
  return [
    {
      id: 'eu-cancelled',
      holds: ({ kind }) => kind === 'cancelled',
      dues: [{ kind: 'money' }, { kind: 'other-flight' }, { kind: 'care' }],
      source: regulation('مادهٔ ۵، بند ۱، و مادهٔ ۸'),
    },
    {
      id: 'eu-cancelled-compensation',
      holds: (event) => event.kind === 'cancelled' && event.noticeHours < fortnight,
      dues: [compensation],
      source: regulation('مادهٔ ۵، بند ۱ (ج)، و مادهٔ ۷'),
    },
    {
      id: 'eu-late-care',
      holds: (event) => isLate(event, distance.careHours * hours),
      dues: [{ kind: 'care' }],
      source: regulation('مادهٔ ۶ و مادهٔ ۹'),
    },
    {
      id: 'eu-late-compensation',
      holds: (event) => isLate(event, 3 * hours),
      dues: [compensation],
      source: court,
    },
    {
      id: 'eu-late-money',
      holds: (event) => isLate(event, 5 * hours),
      dues: [{ kind: 'money' }],
      source: regulation('مادهٔ ۶، بند ۱ (۳)'),
    },
    {
      id: 'eu-denied-boarding',
      holds: ({ kind }) => kind === 'denied-boarding',
      dues: [compensation, { kind: 'money' }, { kind: 'other-flight' }, { kind: 'care' }],
      source: regulation('مادهٔ ۴'),
    },
    {
      id: 'eu-lower-class',
      holds: ({ kind }) => kind === 'lower-class',
      dues: [{ kind: 'part-of-price', percent: distance.downgradePercent }],
      source: regulation('مادهٔ ۱۰'),
    },
  ]
}

interface Band {
  readonly euro: number
  readonly careHours: number
  readonly downgradePercent: number
}

/** Articles 6, 7 and 10: by distance, and by whether both ends are there. */
function bandOf(km: number, isWithin: boolean): Band {
  if (km <= 1500) return { euro: 250, careHours: 2, downgradePercent: 30 }
  if (isWithin || km <= 3500) return { euro: 400, careHours: 3, downgradePercent: 50 }
  return { euro: 600, careHours: 4, downgradePercent: 75 }
}
