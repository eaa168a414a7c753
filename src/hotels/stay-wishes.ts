/** When guests come, hotel's local time. */
export const arrivals = ['before-14', '14-18', '18-22', 'after-22'] as const
export type Arrival = (typeof arrivals)[number]

export const stayRequests = ['high-floor', 'twin-beds', 'quiet-room', 'baby-cot', 'rooms-together'] as const
export type StayRequest = (typeof stayRequests)[number]

/** characters of a guest's own words */
export const longestNote = 200

/** What guests wish of a hotel; it promises none of it. */
export interface StayWishes {
  readonly arrival: Arrival | null
  readonly requests: readonly StayRequest[]
  /** may be empty */
  readonly note: string
}

export const noWishes: StayWishes = { arrival: null, requests: [], note: '' }

/** Each request once, in our order; a note on one line without signs that nobody sees. */
export function tidyWishes({ arrival, requests, note }: StayWishes): StayWishes {
  return {
    arrival,
    requests: stayRequests.filter((one) => requests.includes(one)),
    note: note
      .replaceAll(/[^\P{C}\u200c\s]/gu, '')
      .replaceAll(/\s+/gu, ' ')
      .trim(),
  }
}

export function isNothing({ arrival, requests, note }: StayWishes): boolean {
  return arrival === null && requests.length === 0 && note === ''
}

interface Both {
  readonly fa: string
  readonly en: string
}

export const arrivalNames: Readonly<Record<Arrival, Both>> = {
  'before-14': { fa: 'پیش از ۱۴', en: 'before 14:00' },
  '14-18': { fa: '۱۴ تا ۱۸', en: '14:00 to 18:00' },
  '18-22': { fa: '۱۸ تا ۲۲', en: '18:00 to 22:00' },
  'after-22': { fa: 'پس از ۲۲', en: 'after 22:00' },
}

export const requestNames: Readonly<Record<StayRequest, Both>> = {
  'high-floor': { fa: 'طبقهٔ بالا', en: 'high floor' },
  'twin-beds': { fa: 'تخت دوتکه', en: 'twin beds' },
  'quiet-room': { fa: 'اتاق آرام', en: 'quiet room' },
  'baby-cot': { fa: 'تخت نوزاد', en: 'baby cot' },
  'rooms-together': { fa: 'اتاق‌های کنار هم', en: 'rooms next to each other' },
}

/** «ساعت رسیدن ۱۸ تا ۲۲؛ اتاق آرام، تخت نوزاد؛ …», for the hotel's desk. */
export function wishesInWords({ arrival, requests, note }: StayWishes): Both {
  const said = (tongue: keyof Both, comes: string, [comma, semicolon]: readonly [string, string]) =>
    [
      arrival === null ? '' : `${comes} ${arrivalNames[arrival][tongue]}`,
      requests.map((one) => requestNames[one][tongue]).join(comma),
      note,
    ]
      .filter((part) => part !== '')
      .join(semicolon)
  return { fa: said('fa', 'رسیدن ساعت', ['، ', '؛ ']), en: said('en', 'arrival', [', ', '; ']) }
}
