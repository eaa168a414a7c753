import type { Counted } from './counted.ts'
import { nodeTests, type Wish } from './node-tests.ts'

/**
 * Tests share two processors with each other, and a browser or a job that is starved for seconds is no fault of the house: files in
 * which something failed are told once more. What failed at first is named at the end, whatever comes of it; `TELL_AGAIN=no` (the
 * proof) takes no second word.
 */
export async function againIfFailed(
  wish: Wish,
  tell: (wish: Wish) => Promise<Counted> = nodeTests,
  mayAgain = process.env['TELL_AGAIN'] !== 'no',
): Promise<Counted> {
  const first = await tell(wish)
  if (first.failed === 0 || !mayAgain) return first
  const files = filesOf(first.failure ?? '', wish.files)
  const second = await tell({ ...wish, files: files ?? wish.files })
  const { failed } = second
  const all = files === undefined ? second : { ...first, passed: first.passed + first.failed - failed }
  return failed === 0
    ? { passed: all.passed, failed, ...timesOf(all), shaky: first.failure ?? 'no summary' }
    : { ...second, passed: all.passed, ...timesOf(all) }
}

/** The files in which the runner says something failed; undefined when it does not say it of each. */
function filesOf(failure: string, all: readonly string[]): readonly string[] | undefined {
  const failing = new Set([...failure.matchAll(/^test at (\S+?):\d+:\d+$/gm)].map(([, file = '']) => file))
  return failing.size > 0 && failing.isSubsetOf(new Set(all)) ? [...failing] : undefined
}

function timesOf({ times }: Counted): Pick<Counted, 'times'> {
  return times === undefined ? {} : { times }
}
