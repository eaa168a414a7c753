import type { MoreOf } from '#flights/asked.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'
import type { KeptSearch } from '#flights/server/searches.ts'
import { askedFor, type Gathered, gather } from '#flights/server/suppliers/gather.ts'
import { merged } from '#flights/server/suppliers/merged.ts'

/** longer nobody waits for a slow supplier, whatever its own patience */
const longestMs = 15_000

/**
 * What the suppliers of a search answer, as they do; of a domestic round trip for both directions. `isComplete` comes with the last
 * line: nobody else is still to answer. Refuses RESULTS_OUTDATED.
 */
export function more(
  room: Room,
  { requestId, returningRequestId }: MoreOf,
  signal?: AbortSignal,
): AsyncIterable<Gathered> {
  const searches = [requestId, ...(returningRequestId === undefined ? [] : [returningRequestId])].map((id) =>
    currentSearch(room, id),
  )
  const patience = AbortSignal.any([
    AbortSignal.timeout(longestMs),
    ...(signal === undefined ? [] : [signal]),
  ])
  const awaited = searches.reduce((count, search) => count + askedFor(room, search).length, 0)
  return lines(merged(searches.map((search) => gather(room, search, { signal: patience }))), awaited)
}

function currentSearch(room: Room, requestId: string): KeptSearch {
  const search = room.tokens.read(requestId)
  if (search === undefined || Temporal.Instant.compare(room.clock.now(), search.validUntil) >= 0)
    throw refuse('RESULTS_OUTDATED')
  return search
}

async function* lines(gathered: AsyncIterable<Gathered>, awaited: number): AsyncGenerator<Gathered> {
  let left = awaited
  for await (const { supplier, proposals, isComplete } of gathered) {
    if (isComplete) left -= 1
    yield { supplier, proposals, isComplete: left === 0 }
  }
}

/** The same as text, a line of JSON each. */
export async function* linesOfJson(gathered: AsyncIterable<Gathered>): AsyncGenerator<string> {
  for await (const line of gathered) yield `${JSON.stringify(line)}\n`
}
