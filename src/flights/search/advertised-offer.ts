import type { Proposal } from '#flights/proposal.ts'

/** What another site told somebody of us before it sent him here. */
export interface AdvertisedOffer {
  /** the site's name, as travellers know it */
  readonly resellerName: string
  readonly proposalId: string
  /** of the whole party, rial */
  readonly totalPrice: number
  /** it was told longer ago than a price lasts */
  readonly isOutdated: boolean
}

/** What became of it since: the same to the rial, at another price, sold out, or no longer there. */
export type Became =
  | { readonly kind: 'same' | 'dearer' | 'cheaper' | 'sold-out'; readonly proposal: Proposal }
  | { readonly kind: 'gone' }

export function becameOf(told: AdvertisedOffer, proposals: readonly Proposal[]): Became {
  const proposal = proposals.find(({ proposalId }) => proposalId === told.proposalId)
  if (proposal === undefined) return { kind: 'gone' }
  if (proposal.seat === 0) return { kind: 'sold-out', proposal }
  const difference = proposal.totalPrice - told.totalPrice
  if (difference === 0) return { kind: 'same', proposal }
  return { kind: difference > 0 ? 'dearer' : 'cheaper', proposal }
}
