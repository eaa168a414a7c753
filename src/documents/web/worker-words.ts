import type { GreyImage } from '#documents/reader/grey-image.ts'
import type { ZoneReading } from '#documents/reader/zone-reading.ts'

/** A file, or pixels already decoded. */
export interface WorkerQuestion {
  readonly number: number
  readonly picture: Blob | GreyImage
}

/** With a fault when picture or nets could not be opened. */
export type WorkerResponse =
  | { readonly number: number; readonly reading: ZoneReading | undefined; readonly readMs: number }
  | { readonly number: number; readonly fault: string }
