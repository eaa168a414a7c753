import { useEffect, useState } from 'react'
import { whenNear } from '#web/when-near.ts'

type RichCells = typeof import('#hotels/web/hotel-search-rich.tsx')

/** The combobox, the calendar and the rooms, once somebody comes near; undefined while the plain fields serve. */
export function useRichHotelCells(): RichCells | undefined {
  const [cells, setCells] = useState<RichCells>()
  useEffect(() => {
    let isGone = false
    void whenNear()
      .then(() => import('#hotels/web/hotel-search-rich.tsx'))
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
  const field = document.querySelector(`.hotel-search [name="${name}"]`)
  field?.parentElement?.querySelector<HTMLElement>('[role="combobox"], button.cell')?.focus()
}
