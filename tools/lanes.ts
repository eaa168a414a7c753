import { availableParallelism } from 'node:os'

/** Lanes have ports of their own, below the ephemeral range. */
const most = 8

/** bytes that a product, its tests and a browser take */
const roomOfOne = 2 * 1024 ** 3

const fitting = Math.min(most, availableParallelism() + 2, Math.floor(process.availableMemory() / roomOfOne))

/** Two more than there are processors, since tests also wait (for a bank, a timer, a page); `LANES=1` runs serially. */
export const lanes = Math.max(1, Number(process.env.LANES) || fitting)

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
