import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Pin } from '#hotels/map-pins.ts'

/** A pin that joins others, or comes out of them, takes the keyboard along. */
export function usePinFocus(pane: RefObject<HTMLElement | null>, pins: readonly Pin[]) {
  const focused = useRef<string>(undefined)
  useEffect(() => {
    const forget = () => (focused.current = undefined)
    const remember = ({ target }: FocusEvent) =>
      (focused.current = target instanceof HTMLElement ? target.dataset['pin'] : undefined)
    document.addEventListener('focusin', remember)
    document.addEventListener('pointerdown', forget)
    return () => {
      document.removeEventListener('focusin', remember)
      document.removeEventListener('pointerdown', forget)
    }
  }, [])
  useLayoutEffect(() => {
    const id = focused.current
    if (id === undefined || document.activeElement !== document.body) return
    const pin = pins.find(({ ids }) => ids.includes(id))
    if (pin) pane.current?.querySelector<HTMLElement>(`[data-pin="${CSS.escape(pin.id)}"]`)?.focus()
  })
}
