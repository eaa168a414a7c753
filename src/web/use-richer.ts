import { useEffect, useState } from 'react'
import { whenNear } from '#web/when-near.ts'

/**
 * The richer cells of a search, once somebody comes near; undefined while its plain fields serve. `load` stands still between
 * drawings; `form` selects the search, whose field keeps the focus it had.
 */
export function useRicher<Cells>(load: () => Promise<Cells>, form: string): Cells | undefined {
  const [cells, setCells] = useState<Cells>()
  useEffect(() => {
    let isGone = false
    void whenNear()
      .then(load)
      .then((woken) => {
        if (isGone) return
        const before = document.activeElement
        setCells(() => woken)
        if (before instanceof HTMLSelectElement) requestAnimationFrame(() => focusAgain(form, before.name))
      })
    return () => {
      isGone = true
    }
  }, [load, form])
  return cells
}

/** The plain field that had the focus is gone; its richer successor takes it. */
function focusAgain(form: string, name: string): void {
  const field = document.querySelector(`${form} [name="${name}"]`)
  field?.parentElement?.querySelector<HTMLElement>('[role="combobox"], button.cell')?.focus()
}
