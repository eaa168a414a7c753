import type { GreyImage } from '#documents/reader/grey-image.ts'
import type { ZoneReading } from '#documents/reader/zone-reading.ts'

/** What the page asks its worker: a file, or pixels that are unpacked already. */
export interface WorkerQuestion {
  readonly number: number
  readonly picture: Blob | GreyImage
}

/** Its answer to that number; a fault when the picture or the nets could not be opened. */
export type WorkerResponse =
  | { readonly number: number; readonly reading: ZoneReading | undefined; readonly readMs: number }
  | { readonly number: number; readonly fault: string }
