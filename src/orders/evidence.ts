import type { OutsidePiece } from '#orders/evidence-pieces.ts'

export type EvidenceBody = Readonly<Record<string, unknown>>

/** One piece as it stands in the chain. */
export interface EvidencePiece {
  readonly n: number
  readonly at: Temporal.Instant
  readonly kind: string
  readonly ref: string
  readonly body: EvidenceBody
  /** what was hashed, after the bytes of the hash before it */
  readonly sealed: string
  /** SHA-256, hexadecimal */
  readonly previousHash: string
  readonly hash: string
}

/** An order's pieces, the oldest first, with the words that lie elsewhere and may be erased there. */
export interface EvidenceFile {
  readonly orderId: string
  readonly orderNumber: string
  readonly brand: string | null
  readonly pieces: readonly (EvidencePiece & { readonly text: string | null })[]
  /** the first piece that does not fit; null while the chain is whole */
  readonly broken: number | null
}

/** What was told of an order, read by the room that told it. */
export type MessagesAbout = (userId: string, orderId: string) => Promise<readonly OutsidePiece[]>
