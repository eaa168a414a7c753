import { lazy } from 'react'

/** Fetches the calendar ahead: on hover, on focus, or when the page is idle. */
export function preloadDatePanel() {
  return import('#web/ui/calendar/date-panel.tsx')
}

/** Use inside `<Suspense>`. */
export const LazyDatePanel = lazy(async () => ({ default: (await preloadDatePanel()).DatePanel }))
