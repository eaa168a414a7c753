import type { WayIn } from '#accounts/sign-in-methods.ts'

export interface Arrival {
  readonly how: WayIn
  /** secret of the browser's cookie; stored as a hash */
  readonly device: string
  readonly address: string
  readonly userAgent: string
}

export type Whom = { readonly userId: string } | { readonly phone: string }
