import type { DelayRecord } from '#flights/facts/punctuality.ts'

/** What came of asking: figures, that there are none, or no answer that can be used. `why` never repeats an address or a key. */
export type DelaysReceived =
  | { readonly kind: 'told'; readonly records: readonly DelayRecord[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly why: string }

/** Somebody who counts how late flights are. */
export interface DelaySource {
  /** what its figures are kept under */
  readonly name: string
  /** what travellers read as the source */
  readonly title: string
  /** how many questions it bears */
  readonly pace: { readonly perMinute: number; readonly atOnce: number }
  /** an answer that takes longer is given up */
  readonly callMs: number
  /** The figures of a flight number (`W5 1041`); never throws. */
  delaysOf(flightNumber: string, signal: AbortSignal): Promise<DelaysReceived>
}
