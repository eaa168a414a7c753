import './skeleton.css'

/** A block in the shape of what is coming; sizes are CSS lengths. */
export function Skeleton({ width, height, radius }: { width: string; height: string; radius?: string }) {
  const shape = { inlineSize: width, blockSize: height, ...(radius && { borderRadius: radius }) }
  return <span className="skeleton" style={shape} aria-hidden="true" />
}

/** The place of one flight card while flights are being asked for. */
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
