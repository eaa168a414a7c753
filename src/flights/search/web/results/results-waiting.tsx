import { FlightCardSkeleton } from '#web/ui/flight/flight-card-skeleton.tsx'

export function ResultsWaiting() {
  return (
    <div className="results-list">
      {['first', 'second', 'third', 'fourth', 'fifth'].map((card) => (
        <FlightCardSkeleton key={card} />
      ))}
    </div>
  )
}
