import type { Reading } from '#documents/reader/reading.ts'
import { summaryOf } from '#documents/reading-summary.ts'
import { readInWorker } from '#documents/web/zone-reader.ts'

export { UnreadablePicture } from '#documents/web/zone-reader.ts'

/** On the device. Import lazily: reader and nets are about 300 kB. Throws UnreadablePicture; then the server may read it. */
export async function readPassport(file: Blob): Promise<Reading> {
  const { reading } = await readInWorker(file)
  return summaryOf(reading, Temporal.Now.plainDateISO())
}
