/** Merges streams in order of arrival; one that fails ends without ending the others. */
export async function* merged<T>(sources: readonly AsyncIterable<T>[]): AsyncGenerator<T> {
  const iterators = sources.map((source) => source[Symbol.asyncIterator]())
  const waiting = new Map(iterators.map((iterator, at) => [at, step(iterator, at)] as const))
  try {
    while (waiting.size > 0) {
      const { at, result } = await Promise.race(waiting.values())
      const iterator = iterators[at]
      if (result === undefined || result.done === true || iterator === undefined) waiting.delete(at)
      else {
        waiting.set(at, step(iterator, at))
        yield result.value
      }
    }
  } finally {
    // abandoned streams are not waited for: each ends by its own signal
    for (const iterator of iterators) void iterator.return?.(undefined).catch(() => undefined)
  }
}

interface Stepped<T> {
  readonly at: number
  readonly result: IteratorResult<T> | undefined
}

async function step<T>(iterator: AsyncIterator<T>, at: number): Promise<Stepped<T>> {
  try {
    return { at, result: await iterator.next() }
  } catch {
    return { at, result: undefined } // its own end; the others go on
  }
}
