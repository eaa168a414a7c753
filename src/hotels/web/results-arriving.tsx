import './results-page.css'
import { ResultsHeadWaiting } from '#web/ui/search/results-head.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'

export function HotelsArriving() {
  return (
    <>
      <ResultsHeadWaiting title="جستجوی هتل" />
      <div className="wrap hotels-main">
        <CardsWaiting />
      </div>
    </>
  )
}

export function CardsWaiting() {
  return (
    <div className="hotels-waiting" role="status">
      <span className="only-spoken">در حال آوردن هتل‌ها</span>
      {[1, 2, 3].map((card) => (
        <div key={card} className="card" aria-hidden="true">
          <Skeleton width="100%" height="190px" radius="0" />
          <div>
            <Skeleton width="46%" height="22px" />
            <Skeleton width="70%" height="14px" />
            <Skeleton width="58%" height="26px" />
          </div>
        </div>
      ))}
    </div>
  )
}
