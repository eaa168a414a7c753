import { lazy, Suspense, useState } from 'react'
import type { CancelProps } from '#orders/web/confirm/confirm-cancel-dialog.tsx'
import { Button } from '#web/ui/fields/button.tsx'

const ConfirmCancelDialog = lazy(() => import('#orders/web/confirm/confirm-cancel-dialog.tsx'))

interface Props extends Omit<CancelProps, 'words'> {
  readonly what: string
  readonly held: string
  readonly words?: CancelProps['words'] & { readonly ask: string }
}

export function ConfirmCancel({ what, held, words = wordsOf(what, held), ...props }: Props) {
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

function wordsOf(what: string, held: string) {
  return {
    ask: `انصراف و آزاد کردن ${what}`,
    says: `${held} همین حالا آزاد می‌شود و شاید با این قیمت دوباره پیدا نشود.`,
    action: `آزاد کردن ${held}`,
  }
}
