import { useEffect, useState } from 'react'
import { whenNear } from '#web/when-near.ts'

/** Loads rich cells when somebody comes near; undefined until then. `load` must be stable. */
export function useRicher<Cells>(load: () => Promise<Cells>, form: string): Cells | undefined {
  const [cells, setCells] = useState<Cells>()
  useEffect(() => {
    let isGone = false
    void whenNear()
      .then(load)
      // what was done before the script came is done again in the plain cells first
      .then((woken) => new Promise<Cells>((resolve) => setTimeout(resolve, 0, woken)))
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

function focusAgain(form: string, name: string): void {
  const field = document.querySelector(`${form} [name="${name}"]`)
  field?.parentElement?.querySelector<HTMLElement>('[role="combobox"], button.cell')?.focus()
}
