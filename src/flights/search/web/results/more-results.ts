import type { Proposal } from '#flights/proposal.ts'
import type { Results } from '#flights/responses.ts'

/** A line of More: something that one supplier answered. */
export interface Line {
  readonly supplier: string
  readonly proposals: readonly Proposal[]
  /** its last word in one direction: it has said all, or not */
  readonly ended: 'whole' | 'broken' | null
  /** nobody else is still to answer */
  readonly isComplete: boolean
}

/**
 * Reads what the slower suppliers of a search answer, a line as each does. Settles when all have, when the search gives
 * up, and when the line is cut; `broken` when somebody has not said all by then.
 */
export async function moreOf(
  { requestId, returningRequestId }: Pick<Results, 'requestId' | 'returningRequestId'>,
  signal: AbortSignal,
  onLine: (line: Line) => void,
): Promise<'whole' | 'broken'> {
  let isWhole = true
  try {
    const back = returningRequestId === null ? {} : { returningRequestId }
    const address = `/api/flight-catalog/FlightCatalog/More?${new URLSearchParams({ requestId, ...back })}`
    const { ok, body } = await fetch(address, { signal })
    if (!ok || body === null) return 'broken'
    for await (const line of linesOf(body)) {
      const told = JSON.parse(line) as Line
      isWhole &&= told.ended !== 'broken'
      onLine(told)
      if (told.isComplete) return isWhole ? 'whole' : 'broken'
    }
  } catch {
    // the flights that are shown stay good without the others
  }
  return 'broken'
}

/** The lines of a stream of text, whatever pieces it comes in. */
export async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      rest += decoder.decode(value, { stream: !done })
      const lines = rest.split('\n')
      rest = lines.pop() ?? ''
      yield* lines.filter((line) => line !== '')
      if (done) break
    }
    if (rest !== '') yield rest
  } finally {
    reader.cancel().catch(() => undefined) // of a line that was cut it says so once more
  }
}
