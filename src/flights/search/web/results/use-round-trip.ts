import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { minutesBetweenLegs } from '#flights/leg-times.ts'
import type { Proposal } from '#flights/proposal.ts'
import type { Results } from '#flights/responses.ts'
import { adultPrice } from '#flights/search/adult-price.ts'
import { withFilters } from '#flights/search/filter-params.ts'
import { passesOne } from '#flights/search/filter-tests.ts'
import { without } from '#flights/search/filters.ts'
import {
  cheapestPair,
  chosenOf,
  directionOf,
  leavesTimeFor,
  minutesThere,
  type Pair,
} from '#flights/search/round-trip.ts'
import { withLook } from '#flights/search/web/results/results-address.ts'
import { type Choosing, isElsewhere, useRenewal } from '#flights/search/web/results/use-choosing.ts'
import type { ResultsLook } from '#flights/search/web/results/use-results-look.ts'
import { bagged } from '#flights/search/with-bag.ts'
import { persianDigits } from '#money/digits.ts'

export interface RoundTrip {
  readonly step: 'out' | 'back'
  readonly out: Proposal | undefined
  readonly back: Proposal | undefined
  readonly isBackLost: boolean
  readonly cheapest: Pair | undefined
  readonly ofStep: Results
  readonly choosing: Choosing
  readonly toPair: (pair: Pair) => string
  readonly toOut: string
}

/** The choice lives in the address: `out` and `in` are proposal ids, so reload and back keep it. */
export function useRoundTrip(results: Results, look: ResultsLook): RoundTrip {
  const { params } = look
  const { bag } = look.filters
  const proposals = useMemo(() => bagged(results.proposals, bag), [results.proposals, bag])
  const ids = { out: params.get('out'), back: params.get('in') }
  const { out, back } = chosenOf(proposals, ids)
  const step = out === undefined ? 'out' : 'back'
  const cheapest = useMemo(
    () =>
      cheapestPair(
        proposals.filter((one) => passesOne(one, 'bag', bag)),
        { ...(out && { out }), ...(back && { back }) },
      ),
    [proposals, bag, out, back],
  )
  const ofStep = useMemo(() => stepOf(results, step), [results, step])
  const choosing = useStep({ look, results, out, back })
  return {
    step,
    out,
    back,
    isBackLost: out !== undefined && back === undefined && ids.back !== null,
    cheapest,
    ofStep,
    choosing,
    toPair: (pair) => addressOf(look, { out: pair.out.proposalId, in: pair.back.proposalId }),
    toOut: addressOf(look, { out: undefined }),
  }
}

function stepOf(results: Results, step: RoundTrip['step']): Results {
  const { requestId, returningRequestId, proposals } = results
  const isBack = step === 'back'
  return {
    ...results,
    requestId: isBack ? (returningRequestId ?? requestId) : requestId,
    proposals: [...directionOf(proposals, isBack)],
  }
}

interface Step {
  readonly look: ResultsLook
  readonly results: Results
  readonly out: Proposal | undefined
  readonly back: Proposal | undefined
}

function useStep({ look, results, out, back }: Step): Choosing {
  const navigate = useNavigate()
  const renew = useRenewal(results)
  const pathTo = (proposalId: string) =>
    addressOf(look, out === undefined ? { out: proposalId } : { in: proposalId })
  return {
    pathTo,
    choose(event, proposalId) {
      if (isElsewhere(event) || renew(event)) return
      // the card's own link may have older filters
      event.preventDefault()
      void navigate(pathTo(proposalId), { preventScrollReset: out !== undefined })
    },
    unfit: (proposal) => (out === undefined ? undefined : unfitWords(proposal, out)),
    chosenId: back?.proposalId,
    besides: out && adultPrice(out),
  }
}

function unfitWords(back: Proposal, out: Proposal): string | undefined {
  if (leavesTimeFor(back, out)) return undefined
  return minutesThere(back, out) < 0
    ? 'پیش از رسیدن پرواز رفت حرکت می‌کند.'
    : `کمتر از ${persianDigits(minutesBetweenLegs(false))} دقیقه پس از رسیدن پرواز رفت حرکت می‌کند.`
}

function addressOf(
  look: ResultsLook,
  choice: { readonly out?: string | undefined; readonly in?: string },
): string {
  const isOther = 'out' in choice
  const filters = isOther ? without(look.filters, 'price', 'durationMinutes', 'airports') : look.filters
  let params = new URLSearchParams(withFilters(look.params, filters, look.sorting))
  for (const key of ['out', 'in'] as const) if (key in choice) params = withLook(params, key, choice[key])
  for (const key of ['open', 'edit', 'compare'] as const) params = withLook(params, key, undefined)
  return `/plp?${params}`
}
