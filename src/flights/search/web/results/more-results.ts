import type { Proposal } from '#flights/proposal.ts'
import type { Results } from '#flights/responses.ts'

export interface Line {
  readonly supplier: string
  readonly proposals: readonly Proposal[]
  /** last line of a supplier for one direction: everything sent (`whole`) or not */
  readonly ended: 'whole' | 'broken' | null
  /** no other supplier is still to answer */
  readonly isComplete: boolean
}

/** Reads the slower suppliers' answers line by line; `broken` when an answer is incomplete as the stream ends. */
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
    // the flights already shown stay valid without the others
  }
  return 'broken'
}

/** Lines of a text stream, however it is chunked. */
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
