import './results-fares.css'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import type { Proposal } from '#flights/proposal.ts'
import { adultPrice } from '#flights/search/adult-price.ts'
import { nextBack, suggestedOf } from '#flights/search/flight-cards.ts'
import type { Cabin } from '#flights/search/search-request.ts'
import { baggageWords } from '#flights/search/web/results/results-words.ts'
import { requestedBagWords } from '#flights/search/with-bag.ts'
import { cabinNames } from '#flights/web/cabin-words.ts'
import { priceText, priceWords } from '#money/display-unit.ts'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { LookingPrice } from '#web/ui/flight/looking-price.tsx'
import { formattedMoment } from '#web/ui/flight/penalty-moments.ts'

interface Props {
  readonly fares: readonly Proposal[]
  readonly selected: Proposal
  readonly chosenId: string | undefined
  readonly pathTo: (proposalId: string) => string
  readonly onChoose: (event: MouseEvent, proposalId: string) => void
  readonly toFare: (proposalId: string) => string
}

export function ResultsFares({ fares, ...props }: Props) {
  const [cheapest] = fares
  if (cheapest === undefined) return null
  return (
    <ul className="results-fares" aria-label="نرخ‌های این پرواز">
      {fares.map((fare) => (
        <Fare
          key={fare.proposalId}
          fare={fare}
          more={adultPrice(fare) - adultPrice(cheapest)}
          isSuggested={fare === suggestedOf(fares)}
          {...props}
        />
      ))}
    </ul>
  )
}

interface FareProps extends Omit<Props, 'fares'> {
  readonly fare: Proposal
  /** than the cheapest, rial */
  readonly more: number
  readonly isSuggested: boolean
}

function Fare({ fare, more, isSuggested, selected, chosenId, pathTo, onChoose, toFare }: FareProps) {
  const { proposalId, withBagKg = 0, flightGroups } = fare
  const name = nameOf(fare)
  const words = chosenId === proposalId ? 'انتخاب شد' : 'انتخاب'
  return (
    <li data-selected={fare === selected ? '' : undefined}>
      <h4>
        {name} <small>کلاس نرخی {fare.fareClass}</small>
      </h4>
      <Terms fare={fare} />
      <div className="fare-price">
        <p>
          <LookingPrice amount={priceText(adultPrice(fare))} />
          <small>
            {more === 0 ? 'ارزان‌ترین نرخ' : <bdi dir="ltr">{`+${priceText(more)}`}</bdi>}
            {withBagKg > 0 && `\u00a0· ${requestedBagWords(withBagKg)}`}
          </small>
        </p>
        <LinkButton
          to={pathTo(proposalId)}
          kind={isSuggested ? 'primary' : 'tonal'}
          onClick={(event) => onChoose(event, proposalId)}
          rel="nofollow"
          aria-label={`${words} پرواز ${flightGroups[0]?.flightNumber}، نرخ ${name}، ${priceWords(adultPrice(fare))}`}
        >
          {words}
        </LinkButton>
      </div>
      {fare !== selected && (
        <Link className="fare-rules" to={toFare(proposalId)} replace preventScrollReset>
          جریمه و شرایط<span className="only-spoken"> نرخ {name}</span>
        </Link>
      )}
    </li>
  )
}

function Terms({ fare }: { readonly fare: Proposal }) {
  const { refund, flightGroups } = fare
  const bags = [...new Set(flightGroups.map(({ baggage }) => baggageWords(baggage)))].join(' / ')
  return (
    <dl>
      <div>
        <dt>بار</dt>
        <dd>{bags}</dd>
      </div>
      <div>
        <dt>الان پس بدهید</dt>
        <dd data-tone={refund.back > 0 ? 'good' : 'bad'}>{backWords(refund.back)}</dd>
      </div>
      <div>
        <dt>{refund.until === null ? 'تا پرواز' : `پس از ${formattedMoment(refund.until)}`}</dt>
        <dd data-tone={nextBack(fare) > 0 ? undefined : 'bad'}>{backWords(nextBack(fare))}</dd>
      </div>
    </dl>
  )
}

function backWords(back: number) {
  return back === 0 ? 'برگشت ندارد' : <bdi dir="ltr">{priceText(back)}</bdi>
}

/** «سیستمی», «سیستمی بیزینس» */
function nameOf({ isCharter, cabinClass }: Proposal): string {
  const kind = isCharter ? 'چارتری' : 'سیستمی'
  return cabinClass === 1 ? kind : `${kind} ${cabinNames[cabinClass as Cabin] ?? ''}`
}
