import type { Due, FlightOfRights, RightsEvent, RightsSource } from '#flights/rights/right.ts'

export interface RightRow {
  readonly id: string
  readonly holds: (event: RightsEvent) => boolean
  readonly dues: readonly Due[]
  readonly source: RightsSource
}

const directive: RightsSource = {
  name: 'دستورالعمل حقوق مسافر، سازمان هواپیمایی کشوری',
  article: 'نامهٔ ۶۸۹۳',
  from: '2015-05-04',
}
const source = directive
const days = 24

/** Within Iran. What our sources leave open (between six and seven days before) is counted as the least they say. */
export const directiveRows: readonly RightRow[] = [
  {
    id: 'cancelled-a-week-before',
    holds: (event) => event.kind === 'cancelled' && !wasLongLate(event) && event.noticeHours > 6 * days,
    dues: [{ kind: 'money' }],
    source,
  },
  {
    id: 'cancelled-days-before',
    holds: (event) =>
      event.kind === 'cancelled' &&
      !wasLongLate(event) &&
      event.noticeHours >= days &&
      event.noticeHours <= 6 * days,
    dues: [{ kind: 'money' }, { kind: 'discount', percent: 30 }],
    source,
  },
  {
    id: 'cancelled-on-the-last-day',
    holds: (event) => event.kind === 'cancelled' && !wasLongLate(event) && event.noticeHours < days,
    dues: [{ kind: 'money' }, { kind: 'discount', percent: 50 }],
    source,
  },
  {
    id: 'cancelled-after-a-delay',
    holds: (event) => event.kind === 'cancelled' && wasLongLate(event),
    dues: [{ kind: 'money' }, { kind: 'penalty', percent: 50 }],
    source,
  },
  {
    id: 'late-an-hour',
    holds: (event) => event.kind === 'late' && event.minutes >= 60 && event.minutes <= 120,
    dues: [{ kind: 'refreshment' }],
    source,
  },
  {
    id: 'late-two-hours',
    holds: (event) => event.kind === 'late' && event.minutes > 120,
    dues: [{ kind: 'money' }, { kind: 'other-flight' }, { kind: 'refreshment' }],
    source,
  },
  {
    id: 'late-four-hours',
    holds: (event) => event.kind === 'late' && event.minutes > 240,
    dues: [{ kind: 'discount', percent: 30 }],
    source,
  },
  {
    id: 'denied-boarding',
    holds: (event) => event.kind === 'denied-boarding',
    dues: [{ kind: 'money' }, { kind: 'free-ticket' }],
    source,
  },
]

export function isDomestic({ originCountry, destinationCountry }: FlightOfRights): boolean {
  return originCountry === 'IR' && destinationCountry === 'IR'
}

function wasLongLate({ lateMinutes }: Extract<RightsEvent, { kind: 'cancelled' }>): boolean {
  return lateMinutes > 240
}
