import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { Button } from '#web/ui/fields/button.tsx'

export function UnsavedGuard({ isChanged }: { readonly isChanged: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isChanged) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isChanged])
  if (blocker.state !== 'blocked') return null
  return (
    <Modal open onClose={() => blocker.reset()} title="تغییرها ذخیره نشده است">
      <p className="account-words">اگر بروید، آنچه در این صفحه نوشته‌اید از دست می‌رود.</p>
      <div className="account-acts">
        <Button onClick={() => blocker.reset()}>می‌مانم</Button>
        <Button kind="line" onClick={() => blocker.proceed()}>
          بدون ذخیره می‌روم
        </Button>
      </div>
    </Modal>
  )
}
