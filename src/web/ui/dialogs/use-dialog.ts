import { useEffect, useEffectEvent, useRef } from 'react'
import { layOverPage } from '#web/back-button.ts'

type Ways = {
  open: boolean
  onClose: () => void
  /** `showModal` or `show` */
  show: (dialog: HTMLDialogElement) => void
  blocking?: boolean | undefined
}

/** Esc, scrim press and, if modal, back button close it. `data-first-focus` gets the focus, of a form its first field; closing restores it. */
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
    const first = firstOf(dialog, ':not(form)[data-first-focus]') ?? firstOf(dialog, firstFields)
    first?.focus({ preventScroll: true })
    return () => {
      over.abort()
      letGo?.()
      dialog.close()
      // restore focus only if nothing else has it
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
    }
  }, [open, blocking])
  return ref
}

const firstFields = 'form[data-first-focus] :is(input:not([type="hidden"]), select, textarea)'

function firstOf(dialog: HTMLElement, selector: string): HTMLElement | null {
  return dialog.querySelector(selector)
}

/** The backdrop is part of the dialog: a press outside its box. */
function isOnScrim({ target, clientX, clientY }: MouseEvent, dialog: HTMLDialogElement): boolean {
  const { top, bottom, left, right } = dialog.getBoundingClientRect()
  const outside = clientY < top || clientY > bottom || clientX < left || clientX > right
  return target === dialog && outside && dialog.matches(':modal')
}
