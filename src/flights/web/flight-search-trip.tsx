import { useId } from 'react'
import { Segmented } from '#web/ui/segmented.tsx'
import { Switch } from '#web/ui/switch.tsx'

/** What is sold so far can be chosen; the rest stands there with its reason. */
export function TripOptions({ directOnly }: { readonly directOnly: boolean }) {
  const reasonId = useId()
  return (
    <div className="search-options" aria-describedby={reasonId}>
      <Segmented
        label="نوع سفر"
        name="trip"
        value="one-way"
        options={[
          { value: 'one-way', words: 'یک‌طرفه' },
          { value: 'round', words: 'رفت و برگشت', disabled: true },
          { value: 'multi', words: 'چندمسیره', disabled: true },
        ]}
      />
      <small id={reasonId} className="search-reason">
        فعلاً بلیت یک‌طرفه می‌فروشیم؛ برای برگشت جداگانه جستجو کنید.
      </small>
      <Switch name="stops" value="1" defaultChecked={directOnly}>
        فقط پرواز مستقیم
      </Switch>
    </div>
  )
}
