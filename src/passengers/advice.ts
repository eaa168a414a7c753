import type { PassengerField, PassengerForm } from '#passengers/form.ts'

/** Something that is probably not as the traveller means it. It is said, never refused: we only guess. */
export interface Advice {
  readonly property: PassengerField
  readonly kind: 'layout' | 'swapped' | 'mismatch' | 'gender'
  readonly says: string
  /** what to write in place, and the words of the button that does */
  readonly fix: { readonly words: string; readonly form: PassengerForm } | undefined
}
