import './results-compare-heads.css'
import { waysOf } from '#flights/search/web/card/results-card-ways.ts'
import type { CompareProps } from '#flights/search/web/compare/results-compare.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { AirlineTile } from '#web/ui/flight/airline-tile.tsx'

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
            </th>
          )
        })}
      </tr>
      <tr>
        <th scope="row">
          <span className="only-spoken">از مقایسه</span>
        </th>
        {compared.map(({ proposalId, flightGroups }) => (
          <td key={proposalId} className="compare-out">
            <Button kind="ghost" size="small" onClick={() => toggle(proposalId)}>
              حذف<span className="only-spoken"> {flightGroups[0]?.flightNumber}</span>
            </Button>
          </td>
        ))}
      </tr>
    </thead>
  )
}
