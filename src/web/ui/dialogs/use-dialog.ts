import { useEffect, useEffectEvent, useRef } from 'react'
import { layOverPage } from '#web/back-button.ts'

type Ways = {
  open: boolean
  onClose: () => void
  /** how it opens: `showModal` over everything, or `show` beside the page */
  show: (dialog: HTMLDialogElement) => void
  /** no way out but its own buttons */
  blocking?: boolean | undefined
}

/**
 * Opens a native dialog with its component's `open`, and closes it by Esc, a press on the scrim or, where it lies over the page,
 * the back button. What is marked `data-first-focus` inside gets the focus; closing gives it back.
 */
export function useDialog({ open, onClose, show, blocking = false }: Ways) {
  const ref = useRef<HTMLDialogElement>(null)
  const onShow = useEffectEvent(show)
  const onEnd = useEffectEvent(onClose)
  useEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return undefined
    const over = new AbortController()
    const { signal } = over
    const before = document.activeElement
    dialog.addEventListener('close', () => onEnd(), { signal })
    dialog.addEventListener('cancel', (event) => blocking && event.preventDefault(), { signal })
    dialog.addEventListener('mousedown', (event) => !blocking && isOnScrim(event, dialog) && onEnd(), {
      signal,
    })
    if (!dialog.open) onShow(dialog)
    const letGo = !blocking && dialog.matches(':modal') ? layOverPage(() => onEnd()) : undefined
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus({ preventScroll: true })
    return () => {
      over.abort()
      letGo?.()
      dialog.close()
      // what had the focus inside is gone by now; only then is it ours to give back
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
    }
  }, [open, blocking])
  return ref
}

/** The scrim is the dialog's own backdrop: hit outside its box, and nothing inside it. */
function isOnScrim({ target, clientX, clientY }: MouseEvent, dialog: HTMLDialogElement): boolean {
  const { top, bottom, left, right } = dialog.getBoundingClientRect()
  const outside = clientY < top || clientY > bottom || clientX < left || clientX > right
  return target === dialog && outside && dialog.matches(':modal')
}
