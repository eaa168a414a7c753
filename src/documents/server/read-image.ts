import type { Reading } from '#documents/reader/reading.ts'
import { summaryOf } from '#documents/reading-summary.ts'
import { pixelsOf } from '#documents/server/clean-picture.ts'
import { readInThread } from '#documents/server/reading-threads.ts'

/** JPG or PNG in any orientation; `today` decides a birthday's century.
 * Throws as `cleanPicture`. CPU-heavy: limit concurrency. */
export async function readImage(picture: Buffer, today: Temporal.PlainDate): Promise<Reading> {
  const { width, height, data: pixels } = await pixelsOf(picture)
  return summaryOf(await readInThread({ width, height, pixels }), today)
}
