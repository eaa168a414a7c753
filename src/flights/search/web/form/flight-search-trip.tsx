import type { TripName } from '#flights/search/search-request.ts'
import { Segmented } from '#web/ui/fields/segmented.tsx'
import { Switch } from '#web/ui/fields/switch.tsx'

const trips = [
  { value: 'one-way', words: 'یک‌طرفه' },
  { value: 'round', words: 'رفت‌وبرگشت' },
  { value: 'multi', words: 'چندمسیره' },
] as const satisfies readonly { value: TripName; words: string }[]

interface Props {
  readonly trip: TripName
  readonly onTrip: (trip: TripName) => void
  readonly directOnly: boolean
}

export function TripOptions({ trip, onTrip, directOnly }: Props) {
  return (
    <div className="search-options">
      <Segmented label="نوع سفر" name="trip" value={trip} onChange={onTrip} options={trips} />
      <Switch name="stops" value="1" defaultChecked={directOnly}>
        فقط پرواز مستقیم
      </Switch>
    </div>
  )
}
