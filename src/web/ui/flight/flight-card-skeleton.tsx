import '#web/ui/states/skeleton.css'
import { Skeleton } from '#web/ui/states/skeleton.tsx'

export function FlightCardSkeleton() {
  return (
    <div className="card flight-skeleton" aria-hidden="true">
      <Skeleton width="44px" height="44px" radius="13px" />
      <div className="skeleton-lines">
        <Skeleton width="38%" height="14px" />
        <Skeleton width="84%" height="22px" />
        <Skeleton width="52%" height="14px" />
      </div>
      <Skeleton width="110px" height="44px" radius="14px" />
    </div>
  )
}
