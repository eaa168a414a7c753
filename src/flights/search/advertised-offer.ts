import type { Proposal } from '#flights/proposal.ts'

export interface AdvertisedOffer {
  readonly resellerName: string
  readonly proposalId: string
  /** of the whole party, rial */
  readonly totalPrice: number
  readonly isOutdated: boolean
}

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
