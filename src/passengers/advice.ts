import type { PassengerField, PassengerForm } from '#passengers/form.ts'

/** A probable mistake: shown, never refused, since we only guess. */
export interface Advice {
  readonly property: PassengerField
  readonly kind: 'layout' | 'swapped' | 'mismatch' | 'gender'
  readonly says: string
  readonly fix: { readonly words: string; readonly form: PassengerForm } | undefined
}
