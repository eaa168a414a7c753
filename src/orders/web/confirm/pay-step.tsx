import '#web/ui/states/note.css'
import '#web/ui/flight/price.css'
import '#web/ui/states/tag.css'
import '#web/ui/flight/ticket-edge.css'
import '#web/ui/fields/choice.css'
import '#web/ui/fields/field.css'
import '#web/ui/fields/icon-button.css'
import '#payments/web/gateway-choice.css'
import '#orders/web/confirm/summary-lines.css'
import '#orders/web/confirm/summary-card.css'
import '#orders/web/confirm/confirm-money.css'
import '#orders/web/confirm/confirm-price-change.css'
import '#orders/web/confirm/confirm.css'
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react'
import { CheckoutLayout } from '#web/layouts/checkout-layout.tsx'

const ConfirmEnded = lazy(() => import('#orders/web/confirm/confirm-ended.tsx'))

interface Props extends Pick<ComponentProps<typeof CheckoutLayout>, 'words' | 'hold'> {
  readonly backTo: string
  readonly title: string
  /** what is told in its place when it can be paid no more */
  readonly gone: ReactNode | undefined
  /** said when its time is over; undefined where nothing is */
  readonly ended: string | undefined
  readonly children: (onOver: () => void) => ReactNode
}

/** The last step of a purchase, of whatever product: its frame, the end of its time, and what is told when it is gone. */
export function PayStep({ title, gone, ended, children, ...frame }: Props) {
  const [isOver, setOver] = useState(false)
  const onOver = () => setOver(true)
  return (
    <CheckoutLayout {...frame} step={2} onHoldEnd={onOver}>
      <title>{title}</title>
      {gone === undefined ? children(onOver) : <Suspense>{gone}</Suspense>}
      <Suspense>
        {isOver && ended !== undefined && <ConfirmEnded says={ended} searchAgain={frame.backTo} />}
      </Suspense>
    </CheckoutLayout>
  )
}
