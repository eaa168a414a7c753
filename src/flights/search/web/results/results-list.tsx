import { useCallback, useMemo } from 'react'
import { Link } from 'react-router'
import type { Proposal } from '#flights/proposal.ts'
import { ResultsCard } from '#flights/search/web/card/results-card.tsx'
import type { CompareProps } from '#flights/search/web/compare/results-compare.tsx'
import { CompareTray } from '#flights/search/web/compare/results-compare-tray.tsx'
import { useComparing } from '#flights/search/web/compare/use-comparing.ts'
import { lookPart, withLook } from '#flights/search/web/results/results-address.ts'
import type { FoundProps } from '#flights/search/web/results/results-found.tsx'
import type { ResultsView } from '#flights/search/web/results/results-view.ts'
import { bagged } from '#flights/search/with-bag.ts'
import { persianDigits } from '#money/digits.ts'
import { useLanding } from '#web/ui/dialogs/use-landing.ts'
import { LongList } from '#web/ui/lists/long-list.tsx'
import { useSteady } from '#web/use-steady.ts'

const keyOf = ({ proposalId }: Proposal) => proposalId

type Props = FoundProps & { readonly view: ResultsView }

export function ResultsList({ view, ...found }: Props) {
  const { look, results, colours, choosing } = found
  const { params } = look
  const { requestId } = results
  const comparing = useComparing(look, useBagged(results.proposals, look.filters.bag))
  const acts = { onChoose: useSteady(choosing.choose), pathTo: useSteady(choosing.pathTo) }
  return (
    <>
      <LongList
        items={view.shown}
        keyOf={keyOf}
        subject={`${requestId} ${lookPart(params)}`}
        openAt={useLanding()}
        isWhole={look.isWhole}
        draw={useCards({ ...found, ...acts, view, comparing })}
        rest={<AllOfThem params={params} count={view.shown.length} />}
      />
      <CompareTray {...acts} comparing={comparing} requestId={requestId} colours={colours} />
    </>
  )
}

function useBagged(proposals: readonly Proposal[], bag: number): readonly Proposal[] {
  return useMemo(() => bagged(proposals, bag), [proposals, bag])
}

interface Drawing extends Props, Pick<CompareProps, 'comparing' | 'pathTo' | 'onChoose'> {}

function useCards({ view, comparing, pathTo, onChoose, ...found }: Drawing) {
  const { look, results, colours, choosing } = found
  const { openId, params } = look
  const { requestId } = results
  const { praised, fares: faresOf } = view
  const { ids, toggle } = comparing
  const { chosenId, besides } = choosing
  const unfit = useSteady(choosing.unfit)
  const onOpen = useSteady(look.open)
  const toFare = useSteady((id: string | undefined) => `?${withLook(params, 'open', id)}`)
  return useCallback(
    (proposal: Proposal) => {
      const fares = faresOf.get(proposal) ?? [proposal]
      const idIn = (wanted: readonly (string | null | undefined)[]) =>
        fares.find(({ proposalId }) => wanted.includes(proposalId))?.proposalId
      return (
        <ResultsCard
          proposal={proposal}
          fares={fares}
          requestId={requestId}
          colours={colours}
          praised={praised[proposal.proposalId]}
          openId={idIn([openId])}
          chosenId={idIn([chosenId])}
          comparedId={idIn(ids)}
          onCompare={toggle}
          unfit={unfit(proposal)}
          besides={besides}
          pathTo={pathTo}
          toFare={toFare}
          onOpen={onOpen}
          onChoose={onChoose}
        />
      )
    },
    [
      faresOf,
      ids,
      toggle,
      requestId,
      colours,
      praised,
      openId,
      chosenId,
      besides,
      pathTo,
      toFare,
      unfit,
      onOpen,
      onChoose,
    ],
  )
}

function AllOfThem({ params, count }: { readonly params: URLSearchParams; readonly count: number }) {
  return (
    <Link className="button" data-kind="line" to={{ search: `?${withLook(params, 'all', '1')}` }}>
      همهٔ {persianDigits(count)} پرواز
    </Link>
  )
}
