import { useEffect, useState } from 'react'
import { whenNear } from '#web/when-near.ts'

type RichCells = typeof import('#flights/web/flight-search-rich.tsx')

/** The combobox, the calendar and the stepper, once somebody comes near; undefined while the plain fields serve. */
export function useRichCells(): RichCells | undefined {
  const [cells, setCells] = useState<RichCells>()
  useEffect(() => {
    let isGone = false
    void whenNear()
      .then(() => import('#flights/web/flight-search-rich.tsx'))
      .then((woken) => {
        if (isGone) return
        const before = document.activeElement
        setCells(woken)
        if (before instanceof HTMLSelectElement) requestAnimationFrame(() => focusAgain(before.name))
      })
    return () => {
      isGone = true
    }
  }, [])
  return cells
}

/** The plain field that had the focus is gone; its richer successor takes it. */
function focusAgain(name: string): void {
  const field = document.querySelector(`.flight-search [name="${name}"]`)
  field?.parentElement?.querySelector<HTMLElement>('[role="combobox"], button.cell')?.focus()
}
