import type { DelayRecord } from '#flights/facts/punctuality.ts'

/** Figures, no figures, or no usable answer. `why` never contains an address or a key. */
export type DelaysReceived =
  | { readonly kind: 'told'; readonly records: readonly DelayRecord[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly why: string }

export interface DelaySource {
  /** key for its stored figures */
  readonly name: string
  readonly title: string
  /** the request rate it allows */
  readonly pace: { readonly perMinute: number; readonly atOnce: number }
  /** timeout per call */
  readonly callMs: number
  /** By flight number (`W5 1041`); never throws. */
  delaysOf(flightNumber: string, signal: AbortSignal): Promise<DelaysReceived>
}
