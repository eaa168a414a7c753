import './account-dialog.css'
import { lazy, Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { passwordCalls } from '#accounts/password-calls.ts'
import { useAction } from '#accounts/web/use-action.ts'
import { ask } from '#web/api.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { Note } from '#web/ui/states/note.tsx'

const SetPasswordDialog = lazy(() =>
  import('#accounts/web/set-password-dialog.tsx').then((module) => ({ default: module.SetPasswordDialog })),
)

/** §2: for travellers without a password (`shouldAskForPassword`). A dismissal is remembered. `onDone`: set or dismissed. */
export function SetPasswordPrompt({ onDone }: { readonly onDone?: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const [isOver, setIsOver] = useState(false)
  const { revalidate } = useRevalidator()
  const action = useAction()

  async function done() {
    setIsOpen(false)
    setIsOver(true)
    onDone?.()
    await revalidate()
  }
  function dismiss() {
    void action.begin(async () => {
      await ask<typeof passwordCalls.dismissPasswordPrompt>('POST /accounts/password/DismissPrompt', {})
      await done()
    })
  }
  if (isOver) return null
  return (
    <>
      <Note
        icon="shield-check-duotone"
        action={
          <span className="set-password-choices">
            <Button size="small" onClick={() => setIsOpen(true)}>
              تعیین رمز
            </Button>
            <Button size="small" kind="ghost" busy={action.isBusy && 'چند لحظه…'} onClick={dismiss}>
              نه، ممنون
            </Button>
          </span>
        }
      >
        {action.faults[''] ?? 'هنوز رمز عبور ندارید. با تعیین رمز، بدون پیامک هم وارد می‌شوید.'}
      </Note>
      <Suspense fallback={null}>
        {isOpen && <SetPasswordDialog onDone={() => void done()} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  )
}
