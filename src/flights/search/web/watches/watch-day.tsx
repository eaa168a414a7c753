import type { AvailableBody } from '#flights/requests.ts'
import { dayWatched } from '#flights/search/day-watched.ts'
import { WatchButton } from '#flights/search/web/watches/watch-button.tsx'
import { startWaitingForDay } from '#flights/search/web/watches/watching.ts'

/** Waits for any flight of a search that has none. */
export function WatchDay({ asked }: { readonly asked: AvailableBody }) {
  return (
    <div className="watch-day">
      <p>وقتی برای این سفر پروازی بیاید، یک بار برایتان خبر می‌فرستیم.</p>
      <WatchButton hash={dayWatched(asked)} spoken="وقتی پرواز بود" start={() => startWaitingForDay(asked)} />
    </div>
  )
}
