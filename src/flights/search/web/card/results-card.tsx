import { lazy, type MouseEvent, memo, Suspense } from 'react'
import type { Proposal } from '#flights/proposal.ts'
import { adultPrice } from '#flights/search/adult-price.ts'
import type { Cabin } from '#flights/search/search-request.ts'
import { type Colours, waysOf } from '#flights/search/web/card/results-card-ways.ts'
import { DetailsWaiting } from '#flights/search/web/card/results-details-waiting.tsx'
import { ResultsSellers } from '#flights/search/web/card/results-sellers.tsx'
import { CompareMark } from '#flights/search/web/compare/results-compare-mark.tsx'
import type { Distinction } from '#flights/search/web/results/results-view.ts'
import { baggageWords } from '#flights/search/web/results/results-words.ts'
import { ResultsWatch } from '#flights/search/web/watches/results-watch.tsx'
import { requestedBagWords } from '#flights/search/with-bag.ts'
import { cabinNames } from '#flights/web/cabin-words.ts'
import { persianDigits } from '#money/digits.ts'
import { toman } from '#web/toman.ts'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { FlightCard } from '#web/ui/flight/flight-card.tsx'
import type { IconName } from '#web/ui/icon-names.ts'

const ResultsDetails = lazy(() => import('#flights/search/web/card/results-details.tsx'))

const praise: Readonly<Record<Distinction, { readonly words: string; readonly icon: IconName }>> = {
  cheapest: { words: 'ارزان‌ترین', icon: 'seal-check-fill' },
  fastest: { words: 'سریع‌ترین', icon: 'lightning-fill' },
}

interface Props {
  readonly proposal: Proposal
  readonly requestId: string
  readonly colours: Colours
  readonly praised: Distinction | undefined
  readonly isOpen: boolean
  readonly isChosen: boolean
  readonly unfit: string | undefined
  /** price of the chosen other direction; whole party, rial */
  readonly besides: number | undefined
  readonly pathTo: (proposalId: string) => string
  readonly sellers: readonly Proposal[] | undefined
  readonly isCompared: boolean
  readonly onCompare: (proposalId: string) => void
  readonly onToggle: (proposalId: string) => void
  readonly onChoose: (event: MouseEvent, proposalId: string) => void
}

/** Memoised, since there may be hundreds of cards. */
export const ResultsCard = memo(function ResultsCard(props: Props) {
  const { proposal, requestId, colours, praised, isOpen, isChosen, unfit, onToggle } = props
  const { sellers, isCompared, onCompare } = props
  const [way, ...others] = waysOf(proposal, colours)
  const [group] = proposal.flightGroups
  if (way === undefined || group === undefined) return null
  return (
    <FlightCard
      {...way}
      others={others}
      charter={proposal.isCharter}
      {...cabinOf(proposal)}
      {...(praised && { best: praise[praised] })}
      baggage={baggageWords(group.baggage)}
      price={toman(adultPrice(proposal))}
      soldOut={proposal.seat === 0}
      seats={proposal.seat}
      unfit={unfit}
      chosen={isChosen}
      soldOutAct={<ResultsWatch key={proposal.proposalId} requestId={requestId} proposal={proposal} />}
      mark={
        <CompareMark
          isCompared={isCompared}
          flightNumber={way.flightNumber}
          onToggle={() => onCompare(proposal.proposalId)}
        />
      }
      below={
        sellers &&
        sellers.length > 0 && <ResultsSellers key={proposal.proposalId} {...props} sellers={sellers} />
      }
      open={isOpen}
      onToggle={() => onToggle(proposal.proposalId)}
      choose={<Choose {...props} flightNumber={way.flightNumber} />}
    >
      <Suspense fallback={<DetailsWaiting />}>
        <ResultsDetails key={proposal.proposalId} requestId={requestId} proposal={proposal} />
      </Suspense>
    </FlightCard>
  )
})

function Choose(props: Props & { readonly flightNumber: string }) {
  const { proposal, besides, isOpen, isChosen, pathTo, onChoose, flightNumber } = props
  const { proposalId } = proposal
  const words = isChosen ? 'انتخاب شد' : 'انتخاب پرواز'
  const travellers = proposal.prices.reduce((count, price) => count + price.count, 0)
  return (
    <>
      {proposal.withBagKg !== undefined && (
        <small className="results-total">{requestedBagWords(proposal.withBagKg)}</small>
      )}
      {besides !== undefined ? (
        <Sum words="رفت‌وبرگشت" amount={proposal.totalPrice + besides} />
      ) : (
        travellers > 1 && (
          <Sum words={`جمع ${persianDigits(travellers)} مسافر`} amount={proposal.totalPrice} />
        )
      )}
      <LinkButton
        to={pathTo(proposalId)}
        kind={isOpen ? 'primary' : 'tonal'}
        {...(isChosen && { icon: 'check-bold' as const })}
        onClick={(event) => onChoose(event, proposalId)}
        rel="nofollow"
        aria-label={`${words} ${flightNumber}`}
      >
        {words}
      </LinkButton>
    </>
  )
}

function Sum({ words, amount }: { readonly words: string; readonly amount: number }) {
  return (
    <small className="results-total">
      {words}: <bdi dir="ltr">{toman(amount)}</bdi>
    </small>
  )
}

/** Economy is not mentioned. */
function cabinOf({ cabinClass }: Proposal): { cabin?: string } {
  const name = cabinNames[cabinClass as Cabin]
  return cabinClass === 1 || name === undefined ? {} : { cabin: name }
}
