import { lazy, Suspense, useState } from 'react'
import type { CancelProps } from '#orders/web/confirm-cancel-dialog.tsx'
import { Button } from '#web/ui/button.tsx'

const ConfirmCancelDialog = lazy(() => import('#orders/web/confirm-cancel-dialog.tsx'))

/** Changing one's mind gives back before its time what is held: `what` is «صندلی». */
export function ConfirmCancel({ what, ...props }: CancelProps & { readonly what: string }) {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button kind="ghost" onClick={() => setAsked(true)}>
        انصراف و آزاد کردن {what}
      </Button>
      <Suspense>{isAsked && <ConfirmCancelDialog {...props} onClose={() => setAsked(false)} />}</Suspense>
    </>
  )
}
