import type { GreyImage } from '#documents/reader/grey-image.ts'
import type { ZoneReading } from '#documents/reader/zone-reading.ts'

export interface WorkerQuestion {
  readonly number: number
  readonly picture: Blob | GreyImage
}

export type WorkerResponse =
  | { readonly number: number; readonly reading: ZoneReading | undefined; readonly readMs: number }
  | { readonly number: number; readonly fault: string }
