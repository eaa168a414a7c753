import { Link } from 'react-router'
import { withLook } from '#flights/web/results-address.ts'
import { ResultsCard } from '#flights/web/results-card.tsx'
import type { FoundProps } from '#flights/web/results-found.tsx'
import type { ResultsView } from '#flights/web/results-view.ts'
import { neighbours } from '#flights/web/results-week.tsx'
import { useChoosing } from '#flights/web/use-choosing.ts'
import { useDrawn } from '#flights/web/use-drawn.ts'
import { persianDigits } from '#money/digits.ts'
import { useSteady } from '#web/use-steady.ts'

/** The cards in their order, those with seats first; below them the days before and after. */
export function ResultsList({ view, ...found }: FoundProps & { readonly view: ResultsView }) {
  const { look, results, colours, search } = found
  const { choose } = useChoosing(found)
  const onChoose = useSteady(choose)
  const onToggle = useSteady((proposalId: string) =>
    look.open(look.openId === proposalId ? undefined : proposalId),
  )
  const drawn = useDrawn(view.shown, look.isWhole)
  return (
    <>
      <ul className="results-list">
        {drawn.map((proposal) => (
          <li key={proposal.proposalId}>
            <ResultsCard
              proposal={proposal}
              requestId={results.requestId}
              search={search}
              colours={colours}
              praised={view.praised[proposal.proposalId]}
              isOpen={look.openId === proposal.proposalId}
              onToggle={onToggle}
              onChoose={onChoose}
            />
          </li>
        ))}
        <Rest count={view.shown.length - drawn.length} params={look.params} />
      </ul>
      <DayLinks {...found} />
    </>
  )
}

/** Keeps the place of the cards that are still to come, so that nothing moves when they do. */
function Rest({ count, params }: { readonly count: number; readonly params: URLSearchParams }) {
  if (count === 0) return null
  return (
    <li className="results-rest" style={{ '--rest': count } as React.CSSProperties}>
      <noscript>
        <Link className="button" data-kind="line" to={{ search: `?${withLook(params, 'all', '1')}` }}>
          {persianDigits(count)} پرواز دیگر
        </Link>
      </noscript>
    </li>
  )
}

function DayLinks({ search, today, look }: FoundProps) {
  const { previous, next } = neighbours(search, today, look.params)
  return (
    <nav className="results-days" aria-label="روز قبل و بعد">
      {previous && (
        <Link className="button" data-kind="line" to={previous.to}>
          روز قبل<small>، {previous.words}</small>
        </Link>
      )}
      <Link className="button" data-kind="line" to={next.to}>
        روز بعد<small>، {next.words}</small>
      </Link>
    </nav>
  )
}
