import type { Reading } from '#documents/reader/reading.ts'
import { summaryOf } from '#documents/reading-summary.ts'
import { pixelsOf } from '#documents/server/clean-picture.ts'
import { readInThread } from '#documents/server/reading-threads.ts'

/**
 * What a passport says, in a JPG or PNG held any way round. The answer is by the pixels of this picture alone; `today` tells a
 * birthday's century. Refuses what `cleanPicture` refuses. To be asked by few at once.
 */
export async function readImage(picture: Buffer, today: Temporal.PlainDate): Promise<Reading> {
  const { width, height, data: pixels } = await pixelsOf(picture)
  return summaryOf(await readInThread({ width, height, pixels }), today)
}
