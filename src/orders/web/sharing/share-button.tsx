import { lazy, Suspense, useState } from 'react'
import type { SharedPaper } from '#orders/web/sharing/order-share.tsx'
import { Button } from '#web/ui/fields/button.tsx'

const OrderShare = lazy(() => import('#orders/web/sharing/order-share.tsx'))

export function ShareButton({ orderId, ...paper }: SharedPaper & { readonly orderId: string }) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <Button kind="line" icon="share-network-bold" onClick={() => setState('open')}>
        اشتراک‌گذاری
      </Button>
      {state !== 'never' && (
        <Suspense>
          <OrderShare
            orderId={orderId}
            {...paper}
            open={state === 'open'}
            onClose={() => setState('closed')}
          />
        </Suspense>
      )}
    </>
  )
}
