import { HotelRates } from '#hotels/web/hotel-rates.tsx'
import { RatesWaiting } from '#hotels/web/rates-waiting.tsx'
import type { HotelCardProps } from '#hotels/web/results-card.tsx'
import { useHotelDetail } from '#hotels/web/use-hotel-detail.ts'
import { ErrorState } from '#web/ui/states/error-state.tsx'

export function CardRooms({ offer, opened, asked, look }: HotelCardProps) {
  const { detail, fault, retry } = useHotelDetail(offer.id, asked, opened)
  if (fault !== undefined)
    return (
      <div className="hotel-rates">
        <ErrorState title={fault} retry="تلاش دوباره" onRetry={retry}>
          چیزی رزرو نشده است.
        </ErrorState>
      </div>
    )
  if (detail === undefined) return <RatesWaiting />
  return <HotelRates detail={detail} asked={asked} params={look.params} />
}
