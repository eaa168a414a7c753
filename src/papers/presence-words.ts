import { durationWords, hourSeenFrom } from '#calendar/formatted.ts'

/** When to be at the airport (with its day, if another) and how long before departure. */
export function presenceWords(
  departsAt: Temporal.PlainDateTime,
  minutes: number,
): { readonly at: string; readonly before: string } {
  return {
    at: hourSeenFrom(departsAt.toPlainDate(), departsAt.subtract({ minutes })),
    before: `دست‌کم ${durationWords(minutes)} پیش از پرواز`,
  }
}
