import type { Rial } from '#money/rial.ts'

/** What a gateway may take now. */
export interface Payable {
  readonly amount: Rial
  readonly holdExpiresAt: Temporal.Instant
  readonly orderNumber: string
  readonly phoneNumber: string
}
