import { useMemo } from 'react'
import { backOf, outOf } from '#flights/directions.ts'
import type { OfferIndex } from '#flights/search/offer-index.ts'

export function useWays({ offers }: OfferIndex): readonly ('out' | 'back')[] {
  return useMemo(() => {
    const out = offers.some((offer) => outOf(offer) !== undefined)
    const back = offers.some((offer) => backOf(offer) !== undefined)
    return [...(out ? (['out'] as const) : []), ...(back ? (['back'] as const) : [])]
  }, [offers])
}
