import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { Button } from '#web/ui/fields/button.tsx'

/** Other days of the same hotel keep what is changed; leaving it asks first. */
export function LeaveUnsaved({ when }: { readonly when: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when &&
      (currentLocation.pathname !== nextLocation.pathname ||
        hotelIn(currentLocation.search) !== hotelIn(nextLocation.search)),
  )
  useEffect(() => {
    if (!when) return
    const stay = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', stay)
    return () => window.removeEventListener('beforeunload', stay)
  }, [when])
  return (
    <Modal
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="تغییرها ذخیره نشده است"
    >
      <p>اگر بروید، آنچه نوشته‌اید از دست می‌رود.</p>
      <Button onClick={() => blocker.reset?.()}>ماندن</Button>
      <Button kind="line" onClick={() => blocker.proceed?.()}>
        رفتن بی ذخیره
      </Button>
    </Modal>
  )
}

function hotelIn(search: string): string | null {
  return new URLSearchParams(search).get('property')
}
