import { lazy, Suspense } from 'react'
import type { PriceChangeWords } from '#orders/web/confirm/confirm-price-change.tsx'
import type { useConfirm } from '#orders/web/confirm/use-confirm.ts'
import { Note } from '#web/ui/states/note.tsx'

const ConfirmPriceChange = lazy(() => import('#orders/web/confirm/confirm-price-change.tsx'))

interface Props extends Pick<ReturnType<typeof useConfirm>, 'paying' | 'change'> {
  readonly words: PriceChangeWords
  readonly order: { readonly orderId: string }
  readonly searchAgain: string
}

export function ConfirmNews({ paying, change, words, order, searchAgain }: Props) {
  return (
    <>
      {paying.declined && (
        <Note tone="bad" announced>
          {paying.declined}
        </Note>
      )}
      {paying.stepUpDialog}
      <Suspense>
        {change && (
          <ConfirmPriceChange
            key={`${change.new} ${change.until}`}
            change={change}
            words={words}
            order={order}
            searchAgain={searchAgain}
            isNews={paying.price.isNews}
            isBusy={paying.isBusy}
            onAgree={() => void paying.agree()}
          />
        )}
      </Suspense>
    </>
  )
}
