import { lazy } from 'react'

export function preloadDatePanel() {
  return import('#web/ui/calendar/date-panel.tsx')
}

export const LazyDatePanel = lazy(async () => ({ default: (await preloadDatePanel()).DatePanel }))
