import { Skeleton } from '#web/ui/states/skeleton.tsx'

export function DetailsWaiting() {
  return (
    <>
      {['route', 'penalty'].map((side) => (
        <div key={side} className="results-waiting" aria-hidden="true">
          <Skeleton width="30%" height="16px" />
          <Skeleton width="90%" height="34px" />
          <Skeleton width="80%" height="34px" />
          <Skeleton width="86%" height="34px" />
        </div>
      ))}
    </>
  )
}
