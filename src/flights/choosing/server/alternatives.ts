import { alternativesView, nearest, type Offer, type Wanted } from '#flights/choosing/alternatives.ts'
import { alternativeView, type Found } from '#flights/choosing/server/alternative-view.ts'
import { type Missed, missedByOrder, missedBySearch } from '#flights/choosing/server/missed.ts'
import { todayAt } from '#flights/inventory/server/flight-day.ts'
import { provocations } from '#flights/inventory/server/provocations.ts'
import type { Proposal } from '#flights/proposal.ts'
import type { AlternativesTo } from '#flights/requests.ts'
import type { Alternatives, Results } from '#flights/responses.ts'
import { availableBody } from '#flights/search/available-body.ts'
import { resultsPath } from '#flights/search/results-path.ts'
import { directionOf, leavesTimeFor } from '#flights/search/round-trip.ts'
import type { Search } from '#flights/search/search-params.ts'
import { soldDaysAhead } from '#flights/search/server/journey.ts'
import { search } from '#flights/search/server/search.ts'
import type { Room } from '#flights/server/room.ts'
import { more } from '#flights/supplier/server/more.ts'

/** days searched on either side */
const daysAround = 3

/** Searches days outwards from the wanted ones until enough is found; all directions move together. */
export async function alternatives(
  room: Room,
  asked: AlternativesTo,
  userId: string | undefined,
): Promise<Alternatives> {
  return nearestTo(room, { asked, userId })
}

export interface Nearest {
  readonly asked: AlternativesTo
  readonly userId: string | undefined
  /** how long suppliers are waited for on the wanted days */
  readonly patienceMs?: number
}

export async function nearestTo(
  room: Room,
  { asked, userId, patienceMs = 0 }: Nearest,
): Promise<Alternatives> {
  const missed =
    asked.orderId === undefined
      ? await missedBySearch(room, asked)
      : await missedByOrder(room, asked.orderId, userId)
  const found: ReturnType<typeof alternativeView>[] = []
  for (let days = 0; days <= daysAround && found.length < alternativesView; days += 1) {
    const near = await nearOn(room, missed, { days, patienceMs: days === 0 ? patienceMs : 0 })
    found.push(...near.map((one) => alternativeView(one, asked.orderId)))
  }
  return { searchAgain: resultsPath(missed.search), alternatives: found.slice(0, alternativesView) }
}

interface Around {
  readonly days: number
  readonly patienceMs: number
}

async function nearOn(room: Room, { search: wanted, wanted: flights }: Missed, { days, patienceMs }: Around) {
  const today = todayAt(room.clock.now())
  const searches = [...new Set([days, -days])]
    .map((more) => movedBy(wanted, more))
    .filter((one) => datesOf(one).every((date) => isSold(date, today)))
  const found = await Promise.all(
    searches.map((one) => foundOn(room, { search: one, wanted: flights }, patienceMs)),
  )
  return nearest(found.flat(), flights)
}

function movedBy(wanted: Search, days: number): Search {
  const moved = (date: string) => Temporal.PlainDate.from(date).add({ days }).toString()
  return {
    ...wanted,
    date: moved(wanted.date),
    ...(wanted.back !== undefined && { back: moved(wanted.back) }),
    ...(wanted.legs && { legs: wanted.legs.map((leg) => ({ ...leg, date: moved(leg.date) })) }),
  }
}

function datesOf({ date, back, legs = [] }: Search): readonly Temporal.PlainDate[] {
  const dates = [date, ...(back === undefined ? [] : [back]), ...legs.map((leg) => leg.date)]
  return dates.map((each) => Temporal.PlainDate.from(each))
}

function isSold(date: Temporal.PlainDate, today: Temporal.PlainDate): boolean {
  const ahead = today.until(date).days
  return ahead >= 0 && ahead <= soldDaysAhead
}

/** Stored as a search of its own, so that its results stay valid as long as any search's. */
async function foundOn(
  room: Room,
  { search: one, wanted }: Missed,
  patienceMs: number,
): Promise<readonly Found[]> {
  const results = await search(room, availableBody(one))
  const { requestId, returningRequestId } = results
  const proposals = patienceMs === 0 ? results.proposals : await withSuppliers(room, results, patienceMs)
  const sound = proposals.filter(
    ({ flightGroups }) => !flightGroups.some(({ flightNumber }) => provoked.has(flightNumber)),
  )
  const trips = returningRequestId === null ? sound.map((proposal) => [proposal]) : pairsOf(sound, wanted)
  return trips.map((each) => ({ proposals: each, requestId, returningRequestId, search: one }))
}

/** Whoever has not answered in time is left out. */
async function withSuppliers(
  room: Room,
  { requestId, returningRequestId, proposals, pending }: Results,
  patienceMs: number,
): Promise<readonly Proposal[]> {
  if (pending.length === 0) return proposals
  const all = new Map(proposals.map((proposal) => [proposal.proposalId, proposal]))
  const asked = { requestId, ...(returningRequestId !== null && { returningRequestId }) }
  for await (const { proposals: found } of more(room, asked, AbortSignal.timeout(patienceMs)))
    for (const proposal of found) all.set(proposal.proposalId, proposal)
  return [...all.values()]
}

const provoked = new Set(provocations.map(({ flightNumber }) => flightNumber))

/** Domestic round trips: combines the nearest ways out and back; a direction that did not fail may stay. */
function pairsOf(proposals: readonly Proposal[], wanted: Wanted): readonly (readonly Proposal[])[] {
  const near = (isReturning: boolean): readonly Offer[] =>
    nearest(
      directionOf(proposals, isReturning).map((proposal) => ({ proposals: [proposal] })),
      wanted.slice(isReturning ? 1 : 0).map((direction) => ({ ...direction, proposalId: '' })),
    )
  const backs = near(true)
  return near(false).flatMap((out) =>
    backs
      .map((back) => [...out.proposals, ...back.proposals])
      .filter(([going, coming]) => going && coming && leavesTimeFor(coming, going)),
  )
}
