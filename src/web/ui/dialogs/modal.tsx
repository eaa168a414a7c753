import './modal.css'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { GrabHandle } from '#web/ui/dialogs/grab-handle.tsx'
import { useDialog } from '#web/ui/dialogs/use-dialog.ts'
import { IconButton } from '#web/ui/fields/icon-button.tsx'
import { useAlive } from '#web/use-alive.ts'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  /** no way out but its own buttons */
  blocking?: boolean
  full?: boolean
  onBack?: () => void
  children: ReactNode
}

export function Modal({ open, onClose, title, blocking, full, onBack, children }: Props) {
  const titleId = useId()
  // nobody sees one that the server drew: it would be sent and hydrated only to stay shut until then
  const isAlive = useAlive()
  const isOpen = open && isAlive
  const ref = useDialog({ open: isOpen, onClose, show: (dialog) => dialog.showModal(), blocking })
  return (
    <dialog ref={ref} className="modal" data-full={full ? '' : undefined} aria-labelledby={titleId}>
      {!blocking && !full && <GrabHandle onClose={onClose} />}
      <div className="modal-bar">
        {onBack && <IconButton icon="arrow-right" label="بازگشت" onClick={onBack} />}
        <h2 className="modal-title" id={titleId}>
          {title}
        </h2>
        {!blocking && <IconButton icon="x-bold" label="بستن" onClick={onClose} />}
      </div>
      <div className="modal-body">{isOpen && children}</div>
    </dialog>
  )
}
