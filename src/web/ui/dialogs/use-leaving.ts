import type { RefObject } from 'react'
import { useEffect, useEffectEvent } from 'react'

/** For non-modal popups: Esc, outside press and tabbing out. */
export function useLeaving(ref: RefObject<HTMLElement | null>, open: boolean, onLeave: () => void) {
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    const box = ref.current
    // its own field toggles it
    const ground = box?.parentElement
    if (!open || !box || !ground) return undefined
    const over = new AbortController()
    document.addEventListener('pointerdown', ({ target }) => leaveIf(isOutside(ground, target)), over)
    box.addEventListener('focusout', ({ relatedTarget }) => leaveIf(isOutside(ground, relatedTarget)), over)
    box.addEventListener('keydown', ({ key }) => leaveIf(key === 'Escape'), over)
    return () => over.abort()

    function leaveIf(isLeaving: boolean) {
      if (isLeaving && !box?.matches(':modal')) leave()
    }
  }, [ref, open])
}

function isOutside(ground: HTMLElement, target: EventTarget | null): boolean {
  return target instanceof Node && !ground.contains(target)
}
