import { lazy, type ReactNode, Suspense } from 'react'
import { paymentPath } from '#orders/web/paths.ts'
import type { SharedTexts } from '#orders/web/sharing/shared-order-texts.ts'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Note } from '#web/ui/states/note.tsx'

const OrderHold = lazy(() => import('#orders/web/order/order-hold.tsx'))

interface Props {
  readonly order: SharedTexts
  /** undefined where the page shows them elsewhere */
  readonly papers?: ReactNode
}

export function OrderStatus({ order, papers }: Props) {
  if (order.hasTicket && papers !== undefined) return papers
  if (order.holdExpiresAt !== null)
    return (
      <Suspense>
        <OrderHold order={order} until={order.holdExpiresAt} />
      </Suspense>
    )
  return (
    <Note tone={order.note.tone} action={<NextStep order={order} />}>
      {order.note.words}
    </Note>
  )
}

function NextStep({ order }: Pick<Props, 'order'>) {
  const isUnissued = order.status === 'unissued'
  const isUnderWay = isUnissued || order.status === 'paid' || order.status === 'issuing'
  return (
    <LinkButton kind="tonal" size="small" to={isUnderWay ? paymentPath(order.orderId) : order.searchAgain}>
      {isUnissued ? 'دیدن پیشنهادها' : isUnderWay ? 'پیگیری' : order.words.again}
    </LinkButton>
  )
}
