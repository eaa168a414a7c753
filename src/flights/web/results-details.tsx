import './results-details.css'
import type { FlightDetail } from '#flights/answered.ts'
import type { Proposal } from '#flights/proposal.ts'
import { DetailsWaiting } from '#flights/web/results-details-waiting.tsx'
import { FareLines } from '#flights/web/results-fare-lines.tsx'
import { PenaltyRules } from '#flights/web/results-penalties.tsx'
import { baggageWords, legsOf } from '#flights/web/results-words.ts'
import { useFlightDetail } from '#flights/web/use-flight-detail.ts'
import { persianDigits } from '#money/digits.ts'
import { BaggageTiles } from '#web/ui/baggage-tiles.tsx'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { RouteTimeline } from '#web/ui/route-timeline.tsx'

interface Props {
  readonly requestId: string
  readonly proposal: Proposal
}

/** What a card opens to: the way, the baggage, and what giving the ticket back costs. */
export default function ResultsDetails({ requestId, proposal }: Props) {
  const { detail, fault, retry } = useFlightDetail(requestId, proposal.proposalId)
  if (fault !== undefined)
    return (
      <Note
        tone="bad"
        announced
        action={
          <Button kind="line" size="small" onClick={retry}>
            دوباره
          </Button>
        }
      >
        {fault}
      </Note>
    )
  return detail === undefined ? <DetailsWaiting /> : <Details detail={detail} />
}

function Details({ detail }: { readonly detail: FlightDetail }) {
  const { flightProposal, fareRules, itemisedPrices, routeRules, party } = detail
  const { cabinKg } = fareRules.baggage
  return (
    <>
      <div>
        <h4>مسیر</h4>
        <RouteTimeline legs={legsOf(flightProposal)} />
        <h4>بار مجاز هر مسافر</h4>
        <BaggageTiles
          checked={baggageWords(fareRules.baggage)}
          {...(cabinKg > 0 && { cabin: `${persianDigits(cabinKg)} کیلو` })}
        />
        <FareLines prices={itemisedPrices} total={flightProposal.totalPrice} />
      </div>
      <div>
        <PenaltyRules rules={fareRules} travellers={party.adults + party.children + party.infants} />
        {routeRules.rules.length > 0 && <RouteRules rules={routeRules.rules} />}
      </div>
    </>
  )
}

function RouteRules({ rules }: { readonly rules: FlightDetail['routeRules']['rules'] }) {
  return (
    <details className="results-rules">
      <summary>قوانین مسیر و فرودگاه</summary>
      <dl>
        {rules.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
