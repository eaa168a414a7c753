import './results-compare-heads.css'
import { waysOf } from '#flights/web/results-card-ways.ts'
import type { CompareProps } from '#flights/web/results-compare.tsx'
import { AirlineTile } from '#web/ui/airline-tile.tsx'
import { Button } from '#web/ui/button.tsx'

/** Whose column it is, and the way to take it out. */
export function CompareHeads({ comparing: { compared, toggle }, colours }: CompareProps) {
  return (
    <thead>
      <tr>
        <th scope="col" className="compare-corner">
          <span className="only-spoken">مشخصات</span>
        </th>
        {compared.map((proposal) => {
          const [way] = waysOf(proposal, colours)
          return (
            <th key={proposal.proposalId} scope="col">
              {way && (
                <span className="compare-head">
                  <AirlineTile {...way.airline} />
                  <span>
                    {way.airline.name} <small className="ltr">{way.flightNumber}</small>
                  </span>
                </span>
              )}
              <Button kind="ghost" size="small" onClick={() => toggle(proposal.proposalId)}>
                برداشتن<span className="only-spoken"> {way?.flightNumber}</span>
              </Button>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
