import { lazy, type MouseEvent, memo, Suspense } from 'react'
import type { Proposal } from '#flights/proposal.ts'
import { adultPrice } from '#flights/search/adult-price.ts'
import { suggestedOf } from '#flights/search/flight-cards.ts'
import type { Cabin } from '#flights/search/search-request.ts'
import { betterWords, refundTag } from '#flights/search/web/card/refund-tag.ts'
import { type Colours, waysOf } from '#flights/search/web/card/results-card-ways.ts'
import { DetailsWaiting } from '#flights/search/web/card/results-details-waiting.tsx'
import { ResultsFares } from '#flights/search/web/card/results-fares.tsx'
import { CompareMark } from '#flights/search/web/compare/results-compare-mark.tsx'
import type { Distinction } from '#flights/search/web/results/results-view.ts'
import { baggageWords } from '#flights/search/web/results/results-words.ts'
import { ResultsWatch } from '#flights/search/web/watches/results-watch.tsx'
import { requestedBagWords } from '#flights/search/with-bag.ts'
import { cabinNames } from '#flights/web/cabin-words.ts'
import { persianDigits } from '#money/digits.ts'
import { priceText } from '#money/display-unit.ts'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { FlightCard } from '#web/ui/flight/flight-card.tsx'
import type { IconName } from '#web/ui/icon-names.ts'

const ResultsDetails = lazy(() => import('#flights/search/web/card/results-details.tsx'))

const praise: Readonly<Record<Distinction, { readonly words: string; readonly icon: IconName }>> = {
  cheapest: { words: 'ارزان‌ترین', icon: 'seal-check-fill' },
  fastest: { words: 'سریع‌ترین', icon: 'lightning-fill' },
}

interface Props {
  /** the fare whose price the card shows */
  readonly proposal: Proposal
  /** all it opens to, cheapest first; that one among them */
  readonly fares: readonly Proposal[]
  readonly requestId: string
  readonly colours: Colours
  readonly praised: Distinction | undefined
  /** the fare that lies open */
  readonly openId: string | undefined
  /** the fare of it that is chosen */
  readonly chosenId: string | undefined
  readonly unfit: string | undefined
  /** what an adult pays for the other direction that it would be bought with, rial */
  readonly besides: number | undefined
  readonly pathTo: (proposalId: string) => string
  readonly toFare: (proposalId: string | undefined) => string
  /** the fare of it that is laid beside others */
  readonly comparedId: string | undefined
  readonly onCompare: (proposalId: string) => void
  readonly onOpen: (proposalId: string | undefined) => void
  readonly onChoose: (event: MouseEvent, proposalId: string) => void
}

export const ResultsCard = memo(function ResultsCard(props: Props) {
  const { proposal, fares, requestId, colours, praised, openId, chosenId, unfit, onOpen } = props
  const { comparedId, onCompare } = props
  const [way, ...others] = waysOf(proposal, colours)
  const selected = fares.find(({ proposalId }) => proposalId === openId) ?? suggestedOf(fares) ?? proposal
  if (way === undefined) return null
  return (
    <FlightCard
      {...way}
      others={others}
      charter={proposal.isCharter}
      refund={refundTag(proposal)}
      better={betterWords(fares)}
      {...cabinOf(proposal)}
      {...(praised && { best: praise[praised] })}
      baggage={bagsOf(proposal)}
      price={priceText(adultPrice(proposal))}
      fares={fares.length}
      soldOut={proposal.seat === 0}
      seats={proposal.seat}
      unfit={unfit}
      chosen={chosenId !== undefined}
      soldOutAct={<ResultsWatch key={proposal.proposalId} requestId={requestId} proposal={proposal} />}
      mark={
        <CompareMark
          isCompared={comparedId !== undefined}
          flightNumber={way.flightNumber}
          onToggle={() => onCompare(comparedId ?? proposal.proposalId)}
        />
      }
      open={openId !== undefined}
      onToggle={() => onOpen(openId === undefined ? selected.proposalId : undefined)}
      choose={<Choose {...props} flightNumber={way.flightNumber} />}
      choices={fares.length > 1 && unfit === undefined && <ResultsFares {...props} selected={selected} />}
    >
      <Suspense fallback={<DetailsWaiting />}>
        <ResultsDetails key={selected.proposalId} requestId={requestId} proposal={selected} />
      </Suspense>
    </FlightCard>
  )
})

function Choose(props: Props & { readonly flightNumber: string }) {
  const { proposal, fares, besides } = props
  return (
    <>
      {proposal.withBagKg !== undefined && (
        <small className="results-total">{requestedBagWords(proposal.withBagKg)}</small>
      )}
      {besides !== undefined && (
        <small className="results-total">
          رفت‌وبرگشت: <bdi dir="ltr">{priceText(adultPrice(proposal) + besides)}</bdi>
        </small>
      )}
      {fares.length > 1 ? <ToFares {...props} /> : <ChooseIt {...props} />}
    </>
  )
}

type ActProps = Props & { readonly flightNumber: string }

function ChooseIt({ proposal, openId, chosenId, pathTo, onChoose, flightNumber }: ActProps) {
  const { proposalId } = proposal
  const words = chosenId === undefined ? 'انتخاب' : 'انتخاب شد'
  return (
    <LinkButton
      to={pathTo(proposalId)}
      kind={openId === undefined ? 'tonal' : 'primary'}
      {...(chosenId !== undefined && { icon: 'check-bold' as const })}
      onClick={(event) => onChoose(event, proposalId)}
      rel="nofollow"
      aria-label={`${words}${chosenId === undefined ? ' پرواز' : ''} ${flightNumber}`}
    >
      {words} {chosenId === undefined && <span className="on-desk">پرواز</span>}
    </LinkButton>
  )
}

function ToFares({ fares, openId, chosenId, toFare, onOpen, flightNumber }: ActProps) {
  const next = openId === undefined ? suggestedOf(fares)?.proposalId : undefined
  const does = openId === undefined ? (chosenId === undefined ? 'دیدن' : 'انتخاب شد؛') : 'بستن'
  const what = openId === undefined ? `${persianDigits(fares.length)} نرخ` : 'نرخ‌ها'
  return (
    <LinkButton
      to={toFare(next)}
      kind={openId === undefined ? 'tonal' : 'line'}
      replace
      preventScrollReset
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onOpen(next)
      }}
      rel="nofollow"
      aria-expanded={openId !== undefined}
      aria-label={`${does} ${what}، پرواز ${flightNumber}`}
    >
      <span className={openId === undefined ? 'on-desk' : undefined}>{does} </span>
      {what}
    </LinkButton>
  )
}

function bagsOf({ flightGroups }: Proposal): string {
  return [...new Set(flightGroups.map(({ baggage }) => baggageWords(baggage)))].join(' / ')
}

/** Economy is what one expects; anything else is said. */
function cabinOf({ cabinClass }: Proposal): { cabin?: string } {
  const name = cabinNames[cabinClass as Cabin]
  return cabinClass === 1 || name === undefined ? {} : { cabin: name }
}
