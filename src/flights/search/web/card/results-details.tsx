import './results-details.css'
import type { LegBags } from '#flights/choosing/bag.ts'
import type { FlightGroup, Proposal } from '#flights/proposal.ts'
import type { FlightDetail } from '#flights/responses.ts'
import { FlightFacts } from '#flights/search/web/card/flight-facts.tsx'
import { labelOf } from '#flights/search/web/card/results-card-ways.ts'
import { DetailsWaiting } from '#flights/search/web/card/results-details-waiting.tsx'
import { ExtraBags } from '#flights/search/web/card/results-extra-bags.tsx'
import { FareLines } from '#flights/search/web/card/results-fare-lines.tsx'
import { ResultsRefunds } from '#flights/search/web/card/results-refunds.tsx'
import { useFlightDetail } from '#flights/search/web/card/use-flight-detail.ts'
import { baggageWords, legsOf } from '#flights/search/web/results/results-words.ts'
import { persianDigits } from '#money/digits.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { BaggageTiles } from '#web/ui/flight/baggage-tiles.tsx'
import { RouteTimeline } from '#web/ui/flight/route-timeline.tsx'
import { HelpLink } from '#web/ui/help-link.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly requestId: string
  readonly proposal: Proposal
}

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
  const { flightProposal, legRules, itemisedPrices, foreign, routeRules, bags } = detail
  const { flightGroups } = flightProposal
  const label = (at: number) => (flightGroups.length > 1 ? labelOf(flightGroups, at) : undefined)
  return (
    <>
      <div>
        {flightGroups.map((group, at) => (
          <Way
            key={group.departureDate + group.flightNumber}
            group={group}
            bags={bags[at]}
            label={label(at)}
          />
        ))}
        <FareLines prices={itemisedPrices} foreign={foreign} />
        <FlightFacts requestId={detail.requestId} proposalId={flightProposal.proposalId} />
      </div>
      <div>
        {legRules.map((rules, at) => (
          <ResultsRefunds
            key={flightGroups[at]?.departureDate ?? at}
            rules={rules}
            label={label(at)}
            isBrief={isToldBelow(legRules, at)}
          />
        ))}
        {routeRules.rules.length > 0 && (
          <RouteRules rules={routeRules.rules} isAbroad={flightProposal.document === 'passport'} />
        )}
      </div>
    </>
  )
}

function isToldBelow(legRules: FlightDetail['legRules'], at: number): boolean {
  const next = legRules[at + 1]
  return next !== undefined && next.sentences.join() === legRules[at]?.sentences.join()
}

interface WayProps {
  readonly group: FlightGroup
  readonly bags: LegBags | undefined
  readonly label: string | undefined
}

function Way({ group, bags, label }: WayProps) {
  const { baggage, flightLegs } = group
  return (
    <>
      <h4>مسیر{label && ` ${label}`}</h4>
      <RouteTimeline legs={legsOf(group)} />
      <h4>بار مجاز هر مسافر {flightLegs.length > 1 && <small>آنچه همهٔ پروازهای این مسیر می‌پذیرند</small>}</h4>
      <BaggageTiles
        checked={baggageWords(baggage)}
        {...(baggage.cabinKg > 0 && { cabin: `${persianDigits(baggage.cabinKg)} کیلو` })}
      />
      {bags && <ExtraBags {...bags} />}
      <HelpLink slug="baggage">بار مجاز من چند کیلوست؟</HelpLink>
    </>
  )
}

interface RulesProps {
  readonly rules: FlightDetail['routeRules']['rules']
  readonly isAbroad: boolean
}

function RouteRules({ rules, isAbroad }: RulesProps) {
  return (
    <details className="results-rules" open={isAbroad}>
      <summary>{isAbroad ? 'قوانین مسیر و ویزا' : 'قوانین مسیر و فرودگاه'}</summary>
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
