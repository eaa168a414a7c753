import type { ReactNode } from 'react'
import { ResultsPair } from '#flights/search/web/card/results-pair.tsx'
import type { TripProps } from '#flights/search/web/card/results-trip.tsx'
import { ResultsFound } from '#flights/search/web/results/results-found.tsx'
import { ResultsSteps } from '#flights/search/web/results/results-steps.tsx'
import { useRoundTrip } from '#flights/search/web/results/use-round-trip.ts'

export function ResultsRoundTrip(props: TripProps & { readonly late: ReactNode }) {
  const { search, look, results, week, weekBack, nearestDays } = props
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
        nearest={isBack ? nearestDays.back : nearestDays.out}
        direction={trip.step}
        choosing={trip.choosing}
      />
    </div>
  )
}
