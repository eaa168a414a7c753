import { Link } from 'react-router'
import { ResultsCard } from '#flights/web/results-card.tsx'
import type { FoundProps } from '#flights/web/results-found.tsx'
import type { ResultsView } from '#flights/web/results-view.ts'
import { neighbours } from '#flights/web/results-week.tsx'
import { useChoosing } from '#flights/web/use-choosing.ts'

/** The cards in their order, those with seats first; below them the days before and after. */
export function ResultsList({ view, ...found }: FoundProps & { readonly view: ResultsView }) {
  const { look, results, colours } = found
  const { pathTo, choose } = useChoosing(found)
  return (
    <>
      <ul className="results-list">
        {view.shown.map((proposal) => {
          const { proposalId } = proposal
          const isOpen = look.openId === proposalId
          return (
            <li key={proposalId}>
              <ResultsCard
                proposal={proposal}
                requestId={results.requestId}
                colours={colours}
                praised={view.praised[proposalId]}
                isOpen={isOpen}
                onToggle={() => look.open(isOpen ? undefined : proposalId)}
                to={pathTo(proposalId)}
                onChoose={(event) => choose(event, proposalId)}
              />
            </li>
          )
        })}
      </ul>
      <DayLinks {...found} />
    </>
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
