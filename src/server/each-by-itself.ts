interface Done {
  readonly done: number
  readonly failed: readonly unknown[]
}

export async function eachByItself<One>(
  all: Iterable<One>,
  work: (one: One) => Promise<number | boolean>,
): Promise<Done> {
  let done = 0
  const failed: unknown[] = []
  for (const one of all) {
    try {
      done += Number(await work(one))
    } catch (error) {
      failed.push(error)
    }
  }
  return { done, failed }
}

/** Returns how much was done; throws at the end if any failed. */
export function unlessFailed({ done, failed }: Done, what: string): number {
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} ${what}`)
  return done
}
