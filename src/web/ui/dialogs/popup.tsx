import './modal.css'
import './popup.css'
import type { ReactNode } from 'react'
import { GrabHandle } from '#web/ui/dialogs/grab-handle.tsx'
import { useDialog } from '#web/ui/dialogs/use-dialog.ts'
import { useLeaving } from '#web/ui/dialogs/use-leaving.ts'

type Props = {
  open: boolean
  onClose: () => void
  label: string
  /** anchor on a desk: an edge of its cell group, or the row's middle */
  side?: 'start' | 'end' | 'middle'
  children: ReactNode
}

export function Popup({ open, onClose, label, side = 'start', children }: Props) {
  const ref = useDialog({ open, onClose, show })
  useLeaving(ref, open, onClose)
  return (
    <dialog ref={ref} className="modal" data-popup={side} aria-label={label}>
      <GrabHandle onClose={onClose} />
      {open && children}
    </dialog>
  )
}

function show(dialog: HTMLDialogElement) {
  if (!matchMedia('(min-width: 62em)').matches) return dialog.showModal()
  dialog.show()
  easeIntoView(dialog)
}

/** Scrolls until the popup fits (search at least 100 px from the top). Its content may load late. */
function easeIntoView(dialog: HTMLDialogElement) {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
  const growing = new ResizeObserver(() => {
    const anchor = dialog.parentElement?.getBoundingClientRect()
    const { bottom } = dialog.getBoundingClientRect()
    if (!anchor || bottom <= innerHeight) return
    const toFit = Math.min(bottom + edge - innerHeight, anchor.top - edge)
    const top = Math.max(anchor.top - 190, toFit)
    if (top > 0) scrollBy({ top, behavior })
  })
  growing.observe(dialog)
  dialog.addEventListener('close', () => growing.disconnect(), { once: true })
}

/** what is left free between a popup, or what it hangs from, and the window's edge */
const edge = 16
