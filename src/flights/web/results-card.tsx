import { lazy, type MouseEvent, memo, Suspense } from 'react'
import { adultPrice } from '#flights/adult-price.ts'
import type { Proposal } from '#flights/proposal.ts'
import type { Cabin } from '#flights/search-asked.ts'
import { cabinNames } from '#flights/web/cabin-words.ts'
import { type Colours, waysOf } from '#flights/web/results-card-ways.ts'
import { CompareMark } from '#flights/web/results-compare-mark.tsx'
import { DetailsWaiting } from '#flights/web/results-details-waiting.tsx'
import { ResultsSellers } from '#flights/web/results-sellers.tsx'
import type { Distinction } from '#flights/web/results-view.ts'
import { ResultsWatch } from '#flights/web/results-watch.tsx'
import { baggageWords } from '#flights/web/results-words.ts'
import { bagAskedWords } from '#flights/with-bag.ts'
import { persianDigits } from '#money/digits.ts'
import { toman } from '#web/toman.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { FlightCard } from '#web/ui/flight-card.tsx'
import type { IconName } from '#web/ui/icon-names.ts'

const ResultsDetails = lazy(() => import('#flights/web/results-details.tsx'))

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
  /** why it may not be chosen now */
  readonly unfit: string | undefined
  /** what the other direction costs that it would be bought with, the whole party, rial */
  readonly besides: number | undefined
  readonly pathTo: (proposalId: string) => string
  /** who else sells it, where the list shows each flight once */
  readonly sellers: readonly Proposal[] | undefined
  readonly isCompared: boolean
  readonly onCompare: (proposalId: string) => void
  readonly onToggle: (proposalId: string) => void
  readonly onChoose: (event: MouseEvent, proposalId: string) => void
}

/** One proposal. There may be hundreds: it is drawn anew only when something of its own changes. */
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
        <small className="results-total">{bagAskedWords(proposal.withBagKg)}</small>
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

/** Economy is what one expects; anything else is said. */
function cabinOf({ cabinClass }: Proposal): { cabin?: string } {
  const name = cabinNames[cabinClass as Cabin]
  return cabinClass === 1 || name === undefined ? {} : { cabin: name }
}
