import { lazy, type MouseEvent, memo, Suspense } from 'react'
import { passengersPath } from '#flights/passengers-path.ts'
import type { Proposal } from '#flights/proposal.ts'
import type { Search } from '#flights/search-params.ts'
import { DetailsWaiting } from '#flights/web/results-details-waiting.tsx'
import type { Distinction } from '#flights/web/results-view.ts'
import { baggageWords, timesOf } from '#flights/web/results-words.ts'
import { toman } from '#flights/web/toman.ts'
import { persianDigits } from '#money/digits.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { FlightCard } from '#web/ui/flight-card.tsx'
import type { IconName } from '#web/ui/icon-names.ts'

const ResultsDetails = lazy(() => import('#flights/web/results-details.tsx'))

const praise: Readonly<Record<Distinction, { readonly words: string; readonly icon: IconName }>> = {
  cheapest: { words: 'ارزان‌ترین', icon: 'seal-check-fill' },
  fastest: { words: 'سریع‌ترین', icon: 'lightning-fill' },
}

/** Of an airline whose colours nobody set down. */
const plainColours = ['#474d68', '#656a80'] as const

interface Props {
  readonly proposal: Proposal
  readonly requestId: string
  readonly search: Search
  readonly colours: Readonly<Record<string, readonly [string, string]>>
  readonly praised: Distinction | undefined
  readonly isOpen: boolean
  readonly onToggle: (proposalId: string) => void
  readonly onChoose: (event: MouseEvent, proposalId: string) => void
}

/** One proposal. There may be hundreds: it is drawn anew only when something of its own changes. */
export const ResultsCard = memo(function ResultsCard(props: Props) {
  const { proposal, requestId, search, colours, praised, isOpen, onToggle, onChoose } = props
  const { proposalId } = proposal
  const [group] = proposal.flightGroups
  if (group === undefined) return null
  const travellers = proposal.prices.reduce((count, price) => count + price.count, 0)
  return (
    <FlightCard
      {...timesOf(group)}
      airline={{
        iata: group.marketingAirlineCode,
        name: group.marketingAirlineName,
        colours: colours[group.marketingAirlineId] ?? plainColours,
      }}
      flightNumber={group.flightNumber}
      charter={proposal.isCharter}
      {...(praised && { best: praise[praised] })}
      baggage={baggageWords(group.baggage)}
      price={toman(adultPrice(proposal))}
      soldOut={proposal.seat === 0}
      seats={proposal.seat}
      open={isOpen}
      onToggle={() => onToggle(proposalId)}
      choose={
        <>
          {travellers > 1 && <Total amount={proposal.totalPrice} travellers={travellers} />}
          <LinkButton
            to={passengersPath(search, { requestId, proposalId })}
            kind={isOpen ? 'primary' : 'tonal'}
            onClick={(event) => onChoose(event, proposalId)}
            rel="nofollow"
          >
            انتخاب پرواز<span className="only-spoken"> {group.flightNumber}</span>
          </LinkButton>
        </>
      }
    >
      <Suspense fallback={<DetailsWaiting />}>
        <ResultsDetails requestId={requestId} proposal={proposal} />
      </Suspense>
    </FlightCard>
  )
})

function Total({ amount, travellers }: { readonly amount: number; readonly travellers: number }) {
  return (
    <small className="results-total">
      جمع {persianDigits(travellers)} مسافر: <bdi dir="ltr">{toman(amount)}</bdi>
    </small>
  )
}

/** One adult's price; a party's card says the sum besides. */
function adultPrice({ prices, lastPrice, totalPrice }: Proposal): number {
  return lastPrice ?? prices.find((price) => price.paxType === 'Adult')?.totalPrice ?? totalPrice
}
