import type { PhrasePart, PhraseRead } from '#flights/phrase/phrase.ts'
import type { Draft, PlaceSaid } from '#flights/phrase/phrase-draft.ts'
import type { PlaceMeant } from '#flights/phrase/place-words.ts'

export function finished(draft: Draft): PhraseRead {
  const { origin, destination } = endsOf(draft.places)
  const usual = draft.context.usualOrigin
  const isOriginAssumed =
    origin === undefined &&
    usual !== undefined &&
    destination !== undefined &&
    destination.place.cityCode !== usual
  const { date, back } = daysOf(draft)
  return {
    origin: origin?.place ?? (isOriginAssumed ? usualPlace(usual) : undefined),
    destination: destination?.place,
    date: date?.toString(),
    back: back?.toString(),
    trip: draft.trip ?? (back === undefined ? 'one-way' : 'round'),
    party: { adults: 1, children: 0, infants: 0, ...draft.party },
    cabin: draft.cabin,
    isOriginAssumed,
    parts: [...placed('origin', origin), ...placed('destination', destination), ...draft.parts].toSorted(
      (a, b) => a.start - b.start,
    ),
    unknown: draft.unknown,
  }
}

interface Ends {
  readonly origin: PlaceSaid | undefined
  readonly destination: PlaceSaid | undefined
}

/** «از» and «به» decide; without them the first of two is the origin, and one alone the destination. */
function endsOf([first, second]: readonly PlaceSaid[]): Ends {
  if (first === undefined) return { origin: undefined, destination: undefined }
  if (second === undefined)
    return first.mark === 'from'
      ? { origin: first, destination: undefined }
      : { origin: undefined, destination: first }
  const isReversed = second.mark === 'from' || (first.mark === 'to' && second.mark !== 'to')
  return isReversed ? { origin: second, destination: first } : { origin: first, destination: second }
}

function daysOf({ date, back, nights, trip }: Draft) {
  if (trip === 'one-way') return { date, back: undefined }
  const stayed = back ?? (nights === undefined ? undefined : date?.add({ days: nights }))
  const isBefore = date && stayed && Temporal.PlainDate.compare(stayed, date) < 0
  return { date, back: isBefore ? undefined : stayed }
}

function usualPlace(code: string): PlaceMeant {
  return { code, kind: 'CityCode', cityCode: code }
}

function placed(field: 'origin' | 'destination', said: PlaceSaid | undefined): readonly PhrasePart[] {
  return said === undefined ? [] : [{ field, start: said.start, end: said.end }]
}
