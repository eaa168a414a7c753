import { lazy, Suspense, useState } from 'react'
import type { CancelProps } from '#flights/web/confirm-cancel-dialog.tsx'
import { Button } from '#web/ui/button.tsx'

const ConfirmCancelDialog = lazy(() => import('#flights/web/confirm-cancel-dialog.tsx'))

/** Changing one's mind gives the seats back before their time. */
export function ConfirmCancel(props: CancelProps) {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button kind="ghost" onClick={() => setAsked(true)}>
        انصراف و آزاد کردن صندلی
      </Button>
      <Suspense>{isAsked && <ConfirmCancelDialog {...props} onClose={() => setAsked(false)} />}</Suspense>
    </>
  )
}
