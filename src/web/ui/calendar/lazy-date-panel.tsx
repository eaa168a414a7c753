import { lazy } from 'react'

/** Fetches the calendar ahead: on hover, on focus, or when the page is idle. */
export function preloadDatePanel() {
  return import('#web/ui/calendar/date-panel.tsx')
}

/** The calendar comes when it is asked for; draw it inside `<Suspense>`. */
export const LazyDatePanel = lazy(async () => ({ default: (await preloadDatePanel()).DatePanel }))
