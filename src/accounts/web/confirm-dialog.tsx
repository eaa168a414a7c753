import './account-dialog.css'
import type { ReactNode } from 'react'
import { useAction } from '#accounts/web/use-action.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'

type Props = {
  title: string
  children: ReactNode
  words: readonly [rest: string, busy: string]
  action: () => Promise<void>
  onClose: () => void
}

export function ConfirmDialog({ title, children, words, action, onClose }: Props) {
  const { isBusy, faults, begin } = useAction()
  return (
    <Modal open onClose={onClose} title={title}>
      <div className="account-dialog">
        <p>{children}</p>
        <RefusalNote says={faults['']} />
        <div className="auth-acts">
          <Button kind="bad" busy={isBusy && words[1]} onClick={() => void begin(action)}>
            {words[0]}
          </Button>
          <Button kind="line" onClick={onClose}>
            انصراف
          </Button>
        </div>
      </div>
    </Modal>
  )
}
