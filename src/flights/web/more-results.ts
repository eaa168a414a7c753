import type { Results } from '#flights/answered.ts'
import type { Proposal } from '#flights/proposal.ts'

/** A line of More: what one supplier answered. */
interface Line {
  readonly supplier: string
  readonly proposals: readonly Proposal[]
  /** nobody else is still to answer */
  readonly isComplete: boolean
}

/**
 * Reads what the slower suppliers of a search answer, a line as each does. Settles when all have, when the search gives
 * up, and when the line is cut; who has not been heard by then was silent.
 */
export async function moreOf(
  { requestId, returningRequestId }: Pick<Results, 'requestId' | 'returningRequestId'>,
  signal: AbortSignal,
  onLine: (supplier: string, proposals: readonly Proposal[]) => void,
): Promise<void> {
  try {
    const back = returningRequestId === null ? {} : { returningRequestId }
    const address = `/api/flight-catalog/FlightCatalog/More?${new URLSearchParams({ requestId, ...back })}`
    const { ok, body } = await fetch(address, { signal })
    if (!ok || body === null) return
    for await (const line of linesOf(body)) {
      const { supplier, proposals, isComplete } = JSON.parse(line) as Line
      onLine(supplier, proposals)
      if (isComplete) return
    }
  } catch {
    // the flights that are shown stay good without the others
  }
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
    void reader.cancel()
  }
}
