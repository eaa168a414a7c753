import { iranZone } from '#calendar/zones.ts'
import { partyInCabin } from '#flights/search/available-body.ts'
import { resultsPath } from '#flights/search/results-path.ts'
import { isDay, type SearchRequest } from '#flights/search/search-request.ts'
import type { Flights } from '#flights/server/flights.ts'
import { partyFaults } from '#passengers/party.ts'

type Prices = Pick<Flights, 'calendarSoFar' | 'roundTripMatrix'>

export interface PhraseOffer {
  readonly path: string
  readonly date: string
  /** null: one way */
  readonly back: string | null
  /** of one adult, all directions, rial */
  readonly lowest: number
  readonly isAsked: boolean
}

const shownAtMost = 3
const daysWithoutDate = 30
const daysAround = 3
/** ms: whoever types does not wait for prices */
const patience = 500

interface OffersWanted {
  readonly asked: SearchRequest | undefined
  readonly now: Temporal.Instant
  readonly patienceMs?: number
}

/** The days that fit a sentence, the one it names first, then the cheapest: one question for prices, no supplier is asked. */
export async function phraseOffers(
  prices: Prices,
  { asked, now, patienceMs = patience }: OffersWanted,
): Promise<readonly PhraseOffer[]> {
  const way = asked && wayOf(asked)
  if (way === undefined || partyFaults(way.asked.party).length > 0) return []
  const today = now.toZonedDateTimeISO(iranZone).toPlainDate()
  const found = way.asked.trip === 'round' ? roundDays(prices, way) : days(prices, way, { today, patienceMs })
  const late = Promise.withResolvers<readonly PhraseOffer[]>()
  const timer = setTimeout(() => late.resolve([]), patienceMs)
  const offers = await Promise.race([found, late.promise])
  clearTimeout(timer)
  return [...offers]
    .toSorted((a, b) => Number(b.isAsked) - Number(a.isAsked) || a.lowest - b.lowest)
    .slice(0, shownAtMost)
}

type Way = NonNullable<ReturnType<typeof wayOf>>

function wayOf(asked: SearchRequest) {
  const { origin, destination, date = '' } = asked.legs[0] ?? {}
  if (asked.trip === 'multi' || !origin || !destination || origin.code === destination.code) return undefined
  if (asked.trip === 'round' && !(isDay(date) && isDay(asked.back) && asked.back >= date)) return undefined
  return { asked, origin, destination, date }
}

async function days(
  prices: Prices,
  way: Way,
  { today, patienceMs }: { readonly today: Temporal.PlainDate; readonly patienceMs: number },
): Promise<readonly PhraseOffer[]> {
  const { origin, destination, date } = way
  const first =
    date === '' ? today.add({ days: 1 }) : Temporal.PlainDate.from(date).subtract({ days: daysAround })
  const from = Temporal.PlainDate.compare(first, today) < 0 ? today : first
  const priced = await prices.calendarSoFar(
    {
      origin,
      destination,
      from: from.toString(),
      days: date === '' ? daysWithoutDate : 2 * daysAround + 1,
      ...whoOf(way),
    },
    patienceMs,
  )
  return priced.days.flatMap(({ date: day, lowest, isSoldOut }) =>
    lowest === null || isSoldOut ? [] : [offerOf(way, { date: day, back: null, lowest })],
  )
}

async function roundDays(prices: Prices, way: Way): Promise<readonly PhraseOffer[]> {
  const { origin, destination, date, asked } = way
  const { cells } = await prices.roundTripMatrix({
    origin,
    destination,
    dates: [date, asked.back],
    ...whoOf(way),
  })
  return cells.flatMap(({ outward, returning, total }) =>
    total === null ? [] : [offerOf(way, { date: outward, back: returning, lowest: total })],
  )
}

function offerOf(way: Way, offer: Pick<PhraseOffer, 'date' | 'back' | 'lowest'>): PhraseOffer {
  const { asked, origin, destination } = way
  const { date, back } = offer
  const isAsked = date === way.date && (back === null || back === asked.back)
  const cabin = asked.cabin && { cabin: asked.cabin }
  const path = resultsPath({
    origin,
    destination,
    date,
    ...asked.party,
    ...(back !== null && { back }),
    ...cabin,
  })
  return { ...offer, path, isAsked }
}

function whoOf({ asked: { party, cabin } }: Way) {
  return partyInCabin({ ...party, cabin })
}
