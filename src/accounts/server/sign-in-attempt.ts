import type { WayIn } from '#accounts/sign-in-methods.ts'

/** Whoever stands at the door: how they proved themselves, and what is known of the browser they came with. */
export interface Arrival {
  readonly how: WayIn
  /** the secret of the browser's cookie; kept as its hash */
  readonly device: string
  readonly address: string
  readonly userAgent: string
}

/** Whom a session is opened for: an account that is there, or the one of a proven number (E.164), made when there is none. */
export type Whom = { readonly userId: string } | { readonly phone: string }
