import type { TourPackage } from '#tours/packages.ts'

export interface ProgrammeDay {
  /** of the tour, from 1; a row may be of several */
  readonly from: number
  readonly to: number
  readonly title: string
  readonly text: string
  readonly meal: string
}

export interface TourFlights {
  /** «۰۹:۴۰» */
  readonly leaves: string
  readonly returns: string
}

/** The first day, guided days, free days together, and the last. */
export function programmeOf({ place, nights }: TourPackage, flights: TourFlights): readonly ProgrammeDay[] {
  const guided = place.days.slice(0, Math.max(0, nights - 1))
  const middle = guided.map((day, at) => ({ from: at + 2, to: at + 2, ...day, meal: 'صبحانه' }))
  const free = guided.length + 2
  return [
    {
      from: 1,
      to: 1,
      title: `تهران به ${place.name}`,
      text: `پرواز ${flights.leaves}، ترانسفر به هتل و وقت آزاد`,
      meal: 'بدون وعده',
    },
    ...middle,
    ...(free <= nights
      ? [
          {
            from: free,
            to: nights,
            title: 'وقت آزاد',
            text: 'راهنما هر روز ۹ تا ۱۸ با پیام پاسخ می‌دهد',
            meal: 'صبحانه',
          },
        ]
      : []),
    {
      from: nights + 1,
      to: nights + 1,
      title: 'بازگشت به تهران',
      text: `تحویل اتاق، ترانسفر به فرودگاه و پرواز ${flights.returns}`,
      meal: 'صبحانه',
    },
  ]
}
