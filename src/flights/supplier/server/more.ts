import { currentSearch } from '#flights/choosing/server/chosen.ts'
import type { MoreOf } from '#flights/requests.ts'
import type { Room } from '#flights/server/room.ts'
import { type Gathered, type GatheredOfOne, gather, requestedFrom } from '#flights/supplier/server/gather.ts'
import { merged } from '#flights/supplier/server/merged.ts'

const longestMs = 15_000

/** A search's supplier answers as they arrive; `isComplete` is in the last line. Refuses RESULTS_OUTDATED. */
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
  const awaited = searches.reduce((count, search) => count + requestedFrom(room, search).length, 0)
  return lines(merged(searches.map((search) => gather(room, search, { signal: patience }))), awaited)
}

async function* lines(gathered: AsyncIterable<GatheredOfOne>, awaited: number): AsyncGenerator<Gathered> {
  let left = awaited
  for await (const one of gathered) {
    if (one.ended !== null) left -= 1
    yield { ...one, isComplete: left === 0 }
  }
}

export async function* linesOfJson(gathered: AsyncIterable<Gathered>): AsyncGenerator<string> {
  for await (const line of gathered) yield `${JSON.stringify(line)}\n`
}
