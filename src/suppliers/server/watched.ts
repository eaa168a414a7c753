import type { OutcomeKind } from '#suppliers/server/tally.ts'

type Note = (kind: OutcomeKind, ms: number) => void

/** The same supplier, each of its calls measured: an outcome when it comes, a stream when it ends. */
export function watched<T extends object>(
  supplier: T,
  note: Note,
  call: (work: () => unknown) => unknown = (work) => work(),
): T {
  return new Proxy(supplier, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      return (...given: unknown[]): unknown =>
        measured(
          call((): unknown => Reflect.apply(value, target, given)),
          note,
        )
    },
  })
}

function measured(result: unknown, note: Note): unknown {
  if (typeof result !== 'object' || result === null) return result
  const begun = performance.now()
  if (Symbol.asyncIterator in result) return streamed(result as AsyncIterable<unknown>, note, begun)
  if (result instanceof Promise)
    return result.then((outcome: unknown) => {
      const kind = kindOf(outcome)
      if (kind !== undefined) note(kind, performance.now() - begun)
      return outcome
    })
  return result
}

/** Who said nothing at all until the end of patience is silent. */
async function* streamed(parts: AsyncIterable<unknown>, note: Note, begun: number): AsyncGenerator {
  let kind: OutcomeKind = 'unknown'
  try {
    for await (const part of parts) {
      kind = 'done'
      yield part
    }
  } finally {
    note(kind, performance.now() - begun)
  }
}

const kinds: readonly string[] = [
  'done',
  'processing',
  'rejected',
  'notSent',
  'unknown',
] satisfies readonly OutcomeKind[]

function kindOf(outcome: unknown): OutcomeKind | undefined {
  if (typeof outcome !== 'object' || outcome === null || !('kind' in outcome)) return undefined
  return kinds.includes(String(outcome.kind)) ? (outcome.kind as OutcomeKind) : undefined
}
