import { durationWords, hourSeenFrom } from '#calendar/formatted.ts'

/** From when to be at the airport, with its day when the flight leaves soon after midnight, and how long before departure that is. */
export function presenceWords(
  departsAt: Temporal.PlainDateTime,
  minutes: number,
): { readonly at: string; readonly before: string } {
  return {
    at: hourSeenFrom(departsAt.toPlainDate(), departsAt.subtract({ minutes })),
    before: `دست‌کم ${durationWords(minutes)} پیش از پرواز`,
  }
}
