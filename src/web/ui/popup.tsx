import './modal.css'
import './popup.css'
import type { ReactNode } from 'react'
import { GrabHandle } from '#web/ui/grab-handle.tsx'
import { useDialog } from '#web/ui/use-dialog.ts'
import { useLeaving } from '#web/ui/use-leaving.ts'

type Props = {
  open: boolean
  onClose: () => void
  label: string
  /** where it hangs on a desk: an edge of its cell group, or the middle of the whole row */
  side?: 'start' | 'end' | 'middle'
  children: ReactNode
}

/**
 * Hangs under its cell group on a desk, rises as a sheet below 992 px.
 * Closed by Esc, a press outside, tabbing out and the back button.
 */
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
  if (!matchMedia('(min-width: 992px)').matches) return dialog.showModal()
  dialog.show()
  return easeIntoView(dialog)
}

/** A popup that would pass the fold lifts the page until the search stands 100 px below its top. */
function easeIntoView(dialog: HTMLDialogElement) {
  const anchor = dialog.parentElement?.getBoundingClientRect()
  if (!anchor || dialog.getBoundingClientRect().bottom <= innerHeight) return
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollBy({ top: anchor.top - 190, behavior: calm ? 'auto' : 'smooth' })
}
