import { availableParallelism } from 'node:os'

/** Each lane of stories has ports of its own, and there are so many before those that the system lends. */
const most = 8

/** So much is done at once: as there are processors. `LANES=1` does one thing after another. */
export const lanes = Math.max(1, Number(process.env.LANES) || Math.min(most, availableParallelism()))

/** Does all of it, in the order given: whatever lane is free takes what is next. What came of each stands in its place. */
export async function inLanes<Result>(
  works: readonly ((lane: number) => Promise<Result>)[],
  width = lanes,
): Promise<readonly Result[]> {
  const results: Result[] = []
  const next = works.entries()
  async function walk(lane: number): Promise<void> {
    for (const [place, work] of next) results[place] = await work(lane)
  }
  await Promise.all(Array.from({ length: width }, (_, lane) => walk(lane)))
  return results
}
