interface Done {
  /** what the works answered, together */
  readonly done: number
  readonly failed: readonly unknown[]
}

/** Does a job's works one after another: one that fails keeps none after it from being done. A work answers how much it has done. */
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

/** How much was done; where any has failed the job fails in the end, and says of how many what could not be done. */
export function unlessFailed({ done, failed }: Done, what: string): number {
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} ${what}`)
  return done
}
