import type { Reading } from '#documents/reader/reading.ts'
import { summaryOf } from '#documents/reading-summary.ts'
import { readInWorker } from '#documents/web/zone-reader.ts'

export { UnreadablePicture } from '#documents/web/zone-reader.ts'

/**
 * What the passport in a picture says; the picture does not leave the device. To be imported when it is wanted: the reader and its
 * nets weigh about 300 kB. Throws UnreadablePicture when the browser cannot open it; then the server may be asked.
 */
export async function readPassport(file: Blob): Promise<Reading> {
  const { reading } = await readInWorker(file)
  return summaryOf(reading, Temporal.Now.plainDateISO())
}
