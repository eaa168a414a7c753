import { plans } from '#insurance/plans.ts'
import type { Insurer, PlanOffer } from '#insurance/server/insurer.ts'

/** Our own contract and those beside it: each plan is of whoever asks the least for it, ours when they ask the same. */
export function insurersTogether(own: Insurer, supplied: Insurer): Insurer {
  return {
    async offers(request, wish) {
      const [ours, theirs] = await Promise.all([own.offers(request, wish), supplied.offers(request, wish)])
      if (ours === undefined && theirs === undefined) return undefined
      return cheapestOfEach([...(ours ?? []), ...(theirs ?? [])])
    },
    confirm: (policy) => (policy.supplier === null ? own : supplied).confirm(policy),
    declined: async (request) => supplied.declined?.(request),
  }
}

function cheapestOfEach(offers: readonly PlanOffer[]): readonly PlanOffer[] {
  return plans.flatMap(({ id }) => {
    const [first, ...others] = offers.filter(({ plan }) => plan.id === id)
    if (first === undefined) return []
    return [others.reduce((least, one) => (one.price.total < least.price.total ? one : least), first)]
  })
}
