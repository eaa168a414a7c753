import './flight-facts.css'
import type { ReactNode } from 'react'
import { aircraftWords } from '#flights/facts/aircraft-facts.ts'
import { amenityWords } from '#flights/facts/amenity-words.ts'
import type { FlightFact } from '#flights/facts/facts-response.ts'
import { mealWords } from '#flights/facts/meal-words.ts'
import { punctualityCounted } from '#flights/facts/punctuality-words.ts'
import { PunctualityWords } from '#flights/search/web/card/punctuality.tsx'
import { useFlightFacts } from '#flights/search/web/card/use-flight-facts.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'

interface Props {
  readonly requestId: string
  readonly proposalId: string
}

export function FlightFacts({ requestId, proposalId }: Props) {
  const [facts] = useFlightFacts(requestId, [proposalId])
  const flights = (facts?.flights ?? []).filter(isTold)
  if (flights.length === 0) return null
  return (
    <section className="flight-facts">
      <h4>{flights.some(({ punctuality }) => punctuality !== null) ? 'خوش‌قولی و هواپیما' : 'هواپیما'}</h4>
      {flights.map((fact) => (
        <ul key={fact.departureDateTime} aria-label={`پرواز ${fact.flightNumber}`}>
          {facts !== undefined && facts.flights.length > 1 && (
            <li>
              <b>
                پرواز <bdi dir="ltr">{fact.flightNumber}</bdi>
              </b>
            </li>
          )}
          <Lines fact={fact} />
        </ul>
      ))}
    </section>
  )
}

function isTold({ aircraft, amenities, punctuality, meal }: FlightFact): boolean {
  return (
    aircraft !== '' ||
    punctuality !== null ||
    meal !== null ||
    (amenities !== null && amenityWords(amenities).length > 0)
  )
}

function Lines({
  fact: { punctuality, aircraft, aircraftSource, amenities, meal },
}: {
  readonly fact: FlightFact
}) {
  const cabin = amenities === null ? [] : amenityWords(amenities)
  return (
    <>
      {punctuality && (
        <Line
          icon="clock-countdown-duotone"
          detail={punctualityCounted(punctuality)}
          source={punctuality.source}
        >
          <PunctualityWords punctuality={punctuality} />
        </Line>
      )}
      {aircraft !== '' && (
        <Line icon="airplane-tilt-duotone" source={aircraftSource}>
          {aircraftWords(aircraft)}
        </Line>
      )}
      {amenities && cabin.length > 0 && (
        <Line icon="seat" source={amenities.source}>
          {cabin.join('\u00a0· ')}
        </Line>
      )}
      {meal && (
        <Line icon="fork-knife-duotone" source={meal.source}>
          {mealWords(meal)}
        </Line>
      )}
    </>
  )
}

interface LineProps {
  readonly icon: IconName
  readonly detail?: string
  readonly source: string
  readonly children: ReactNode
}

function Line({ icon, detail, source, children }: LineProps) {
  return (
    <li>
      <Icon name={icon} size="medium" />
      <div>
        {children}
        <small>
          {detail && `${detail}\u00a0· `}
          <span>
            منبع: <bdi>{source}</bdi>
          </span>
        </small>
      </div>
    </li>
  )
}
