import type { Counted } from './counted.ts'

/**
 * Stories share two processors with each other, and a browser that is starved for seconds is no fault of the house: one that failed is
 * told once more. What failed at first is named at the end, whatever comes of it; `TELL_AGAIN=no` (the proof) takes no second word.
 */
export async function againIfFailed(
  tell: () => Promise<Counted>,
  mayAgain = process.env['TELL_AGAIN'] !== 'no',
): Promise<Counted> {
  const first = await tell()
  if (first.failed === 0 || !mayAgain) return first
  const second = await tell()
  return second.failed === 0 ? { ...second, shaky: first.failure ?? 'no summary' } : second
}
