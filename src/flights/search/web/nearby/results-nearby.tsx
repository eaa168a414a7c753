import './results-nearby.css'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { flightCalls } from '#flights/calls.ts'
import type { NearbyAirports } from '#flights/choosing/choosing-response.ts'
import { partyInCabin } from '#flights/search/available-body.ts'
import { resultsPath } from '#flights/search/results-path.ts'
import type { Search } from '#flights/search/search-params.ts'
import { whenSeen } from '#flights/search/web/results/on-first-view.ts'
import { persianDigits } from '#money/digits.ts'
import { priceWords } from '#money/display-unit.ts'
import { ask } from '#web/api.ts'

type Nearby = NearbyAirports['airports'][number]

/** Below the cards of a journey: airports near its ends by which it can
 * be flown, how far they are and what an adult pays by them. */
export function ResultsNearby({ search }: { readonly search: Search }) {
  const { place, airports } = useNearby(search)
  const sold = airports.filter(({ total }) => total !== null)
  return (
    <div ref={place}>
      {sold.length > 0 && (
        <section className="results-nearby" aria-labelledby="nearby">
          <h2 id="nearby">فرودگاه‌های نزدیک</h2>
          <ul>
            {sold.map((airport) => (
              <li key={airport.end + airport.code}>
                <Link to={resultsPath(by(search, airport))} className="card">
                  <span>
                    <b>
                      {airport.end === 'origin' ? 'از' : 'به'} {airport.cityName}
                    </b>
                    <small>
                      {airport.name} <span className="code">{airport.code}</span>، {persianDigits(airport.km)}{' '}
                      کیلومتر دورتر
                    </small>
                  </span>
                  <span>
                    از {priceWords(airport.each ?? 0)}
                    <For search={search} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function For({ search }: { readonly search: Search }) {
  return <small>{search.back === undefined ? 'هر بزرگسال' : 'رفت‌وبرگشت هر بزرگسال'}</small>
}

function by(search: Search, { end, code }: Nearby): Search {
  return { ...search, [end]: { code, kind: 'AirportCode' } }
}

function useNearby({ origin, destination, date, back, ...who }: Search) {
  const place = useRef<HTMLDivElement>(null)
  const [found, setFound] = useState<{ readonly of: string; readonly airports: readonly Nearby[] }>()
  const wanted = JSON.stringify({ origin, destination, date, back, ...partyInCabin(who) })
  useEffect(() => {
    let isGone = false
    const stop = whenSeen(place.current, () => {
      const line = 'POST /api/flight-catalog/FlightCatalog/NearbyAirports'
      ask<typeof flightCalls.nearbyAirports>(line, { body: JSON.parse(wanted) }).then(
        ({ airports }) => isGone || setFound({ of: wanted, airports }),
        // an extra: on failure nothing is shown
        () => undefined,
      )
    })
    return () => {
      isGone = true
      stop()
    }
  }, [wanted])
  return { place, airports: found?.of === wanted ? found.airports : [] }
}
