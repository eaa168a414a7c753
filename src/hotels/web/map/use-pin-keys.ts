import { type RefObject, useEffect, useEffectEvent } from 'react'
import { type Direction, directions, type Pin, pinTowards } from '#hotels/map-pins.ts'

/** Arrows lead from pin to pin, Esc closes the map. */
export function usePinKeys(pane: RefObject<HTMLElement | null>, pins: readonly Pin[], onClose: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') return onClose()
    const from = pins.find(({ id }) => id === pinFocused())
    if (!isDirection(event.key) || from === undefined) return undefined
    event.preventDefault()
    const next = pinTowards(pins, from, event.key)
    if (next) pane.current?.querySelector<HTMLElement>(`[data-pin="${CSS.escape(next.id)}"]`)?.focus()
    return undefined
  })
  useEffect(() => {
    const element = pane.current
    const listener = (event: KeyboardEvent) => onKey(event)
    element?.addEventListener('keydown', listener)
    return () => element?.removeEventListener('keydown', listener)
  }, [pane])
}

function pinFocused(): string | undefined {
  return document.activeElement instanceof HTMLElement ? document.activeElement.dataset['pin'] : undefined
}

function isDirection(key: string): key is Direction {
  return Object.hasOwn(directions, key)
}
