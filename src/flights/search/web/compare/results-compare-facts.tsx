import './results-compare-facts.css'
import type { ReactNode } from 'react'
import { aircraftWords } from '#flights/facts/aircraft-facts.ts'
import { amenityWords } from '#flights/facts/amenity-words.ts'
import type { FlightFact } from '#flights/facts/facts-response.ts'
import { mealWords } from '#flights/facts/meal-words.ts'
import type { Proposal } from '#flights/proposal.ts'
import { PunctualityWords } from '#flights/search/web/card/punctuality.tsx'
import { useFlightFacts } from '#flights/search/web/card/use-flight-facts.ts'
import { Row } from '#flights/search/web/compare/results-compare-row.tsx'

interface Props {
  readonly requestId: string
  readonly compared: readonly Proposal[]
}

export function CompareFacts({ requestId, compared }: Props) {
  const facts = useFlightFacts(
    requestId,
    compared.map(({ proposalId }) => proposalId),
  )
  return rows
    .filter(({ told }) => facts.some((of) => of?.flights.some((fact) => told(fact) !== undefined)))
    .map(({ head, told }) => (
      <Row key={head} head={head}>
        {compared.map(({ proposalId }, at) => (
          <td key={proposalId}>
            {facts[at]?.flights.map((fact) => <Cell key={fact.departureDateTime} told={told(fact)} />) ?? '…'}
          </td>
        ))}
      </Row>
    ))
}

interface FactCell {
  readonly words: ReactNode
  readonly source: string
}

function Cell({ told }: { readonly told: FactCell | undefined }) {
  if (told === undefined) return <p aria-label="اعلام نشده">—</p>
  return (
    <p>
      {told.words} <small className="compare-source">{told.source}</small>
    </p>
  )
}

const rows: readonly { readonly head: string; readonly told: (fact: FlightFact) => FactCell | undefined }[] =
  [
    { head: 'خوش‌قولی', told: punctualityTold },
    { head: 'هواپیما', told: aircraftTold },
    { head: 'امکانات کابین', told: cabinTold },
    { head: 'پذیرایی', told: mealTold },
  ]

function punctualityTold({ punctuality }: FlightFact): FactCell | undefined {
  if (punctuality === null) return undefined
  return { words: <PunctualityWords punctuality={punctuality} />, source: punctuality.source }
}

function aircraftTold({ aircraft, aircraftSource }: FlightFact): FactCell | undefined {
  return aircraft === '' ? undefined : { words: aircraftWords(aircraft), source: aircraftSource }
}

function mealTold({ meal }: FlightFact): FactCell | undefined {
  return meal === null ? undefined : { words: mealWords(meal), source: meal.source }
}

function cabinTold({ amenities }: FlightFact): FactCell | undefined {
  const words = amenities === null ? [] : amenityWords(amenities)
  return amenities === null || words.length === 0
    ? undefined
    : { words: words.join('، '), source: amenities.source }
}
