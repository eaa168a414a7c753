import type { PlaceMeant } from '#flights/phrase/place-words.ts'
import type { Cabin } from '#flights/search/search-request.ts'
import type { Party } from '#passengers/party.ts'

export interface PhraseContext {
  readonly today: Temporal.PlainDate
  /** city code of where this person usually leaves from */
  readonly usualOrigin: string | undefined
}

export type PhraseField = 'origin' | 'destination' | 'date' | 'back' | 'trip' | 'party' | 'cabin'

export interface PhrasePart {
  readonly field: PhraseField
  readonly start: number
  readonly end: number
}

export interface PhraseRead {
  readonly origin: PlaceMeant | undefined
  readonly destination: PlaceMeant | undefined
  readonly date: string | undefined
  readonly back: string | undefined
  readonly trip: 'one-way' | 'round'
  readonly party: Party
  readonly cabin: Cabin | undefined
  /** the origin was not said: it is the usual one */
  readonly isOriginAssumed: boolean
  readonly parts: readonly PhrasePart[]
  /** what was not understood, in the order of the phrase */
  readonly unknown: readonly Omit<PhrasePart, 'field'>[]
}
