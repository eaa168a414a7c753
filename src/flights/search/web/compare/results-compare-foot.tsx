import type { Proposal } from '#flights/proposal.ts'
import type { FlightDetail } from '#flights/responses.ts'
import { paxNames } from '#flights/search/web/card/results-fare-lines.tsx'
import type { CompareProps } from '#flights/search/web/compare/results-compare.tsx'
import { Row } from '#flights/search/web/compare/results-compare-row.tsx'
import { priceText } from '#money/display-unit.ts'
import { LinkButton } from '#web/ui/fields/button.tsx'

interface Props extends CompareProps {
  readonly details: readonly (FlightDetail | undefined)[]
}

export function CompareFoot({ details, ...props }: Props) {
  const { compared } = props.comparing
  return (
    <tfoot>
      <Row head="ریز قیمت">
        {compared.map(({ proposalId }, at) => (
          <td key={proposalId}>
            {details[at]?.itemisedPrices.map(({ paxType, baseFare, taxes }) => (
              <p key={paxType}>
                هر {paxNames[paxType]}:{' '}
                <span className="compare-part">
                  نرخ <bdi dir="ltr">{priceText(baseFare)}</bdi>،
                </span>{' '}
                <span className="compare-part">
                  مالیات <bdi dir="ltr">{priceText(taxes)}</bdi>
                </span>
              </p>
            ))}
          </td>
        ))}
      </Row>
      <Row head="انتخاب">
        {compared.map((proposal) => (
          <Choice key={proposal.proposalId} proposal={proposal} {...props} />
        ))}
      </Row>
    </tfoot>
  )
}

function Choice({ proposal, pathTo, onChoose }: CompareProps & { readonly proposal: Proposal }) {
  const { proposalId, seat, flightGroups } = proposal
  return (
    <td>
      {seat > 0 && (
        <LinkButton
          to={pathTo(proposalId)}
          kind="tonal"
          size="small"
          block
          onClick={(event) => onChoose(event, proposalId)}
          rel="nofollow"
        >
          انتخاب<span className="only-spoken"> {flightGroups[0]?.flightNumber}</span>
        </LinkButton>
      )}
    </td>
  )
}
