import { Skeleton } from '#web/ui/states/skeleton.tsx'

export function RatesWaiting() {
  return (
    <div className="hotel-rates" role="status">
      <span className="only-spoken">در حال آوردن اتاق‌ها</span>
      <Skeleton width="42%" height="18px" />
      <Skeleton width="100%" height="86px" radius="18px" />
      <Skeleton width="100%" height="86px" radius="18px" />
    </div>
  )
}
