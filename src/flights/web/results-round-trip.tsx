import type { ReactNode } from 'react'
import { ResultsFound } from '#flights/web/results-found.tsx'
import { ResultsPair } from '#flights/web/results-pair.tsx'
import { ResultsSteps } from '#flights/web/results-steps.tsx'
import type { TripProps } from '#flights/web/results-trip.tsx'
import { useRoundTrip } from '#flights/web/use-round-trip.ts'

/** A domestic round trip: the way out, then the way back, and what both cost always in sight. */
export function ResultsRoundTrip(props: TripProps & { readonly late: ReactNode }) {
  const { search, look, results, week, weekBack } = props
  const trip = useRoundTrip(results, look)
  const isBack = trip.step === 'back'
  return (
    <div className="results-trip">
      <ResultsSteps search={search} trip={trip} />
      <ResultsPair {...props} trip={trip} />
      <ResultsFound
        {...props}
        key={trip.step}
        results={trip.ofStep}
        week={isBack ? weekBack : week}
        direction={trip.step}
        choosing={trip.choosing}
      />
    </div>
  )
}
