import { lazy, Suspense, useState } from 'react'
import type { CancelProps } from '#orders/web/confirm/confirm-cancel-dialog.tsx'
import { Button } from '#web/ui/fields/button.tsx'

const ConfirmCancelDialog = lazy(() => import('#orders/web/confirm/confirm-cancel-dialog.tsx'))

interface Props extends CancelProps {
  readonly words: CancelProps['words'] & { readonly ask: string }
}

export function ConfirmCancel({ words, ...props }: Props) {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button kind="ghost" onClick={() => setAsked(true)}>
        {words.ask}
      </Button>
      <Suspense>
        {isAsked && <ConfirmCancelDialog {...props} words={words} onClose={() => setAsked(false)} />}
      </Suspense>
    </>
  )
}
