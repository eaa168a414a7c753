import { type RefObject, useEffect } from 'react'

let unanswered: HTMLElement | undefined
let over: AbortController | undefined

/** From now on the button that is pressed last is kept in mind, until the part it stands in has come alive. */
export function keepPresses(): void {
  if (over !== undefined) return
  over = new AbortController()
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null
      unanswered = button ?? undefined
    },
    { capture: true, signal: over.signal },
  )
}

/** A button that was pressed while nobody could answer is pressed once more, now that this part of the page is alive. */
export function usePressedBefore(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    over?.abort()
    const button = unanswered
    unanswered = undefined
    if (button !== undefined && place.current?.contains(button) === true) button.click()
  }, [place])
}
