import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { OrderHead } from '#orders/web/order/order-head.tsx'
import { OrderMoney } from '#orders/web/order/order-money.tsx'
import { OrderStatus } from '#orders/web/order/order-status.tsx'
import { OrderTimeline } from '#orders/web/order/order-timeline.tsx'
import type { WalkView } from './order-page.server.ts'

function WalkOrderPage({ order }: { readonly order: WalkView }) {
  return (
    <main>
      <OrderHead {...order} title={order.name ?? ''} theirs={{ says: 'کد گشت', number: order.reference }} />
      <OrderStatus order={order} papers={<p>{`کارت گشت ${order.when}`}</p>} />
      <OrderMoney {...order} />
      <OrderTimeline story={order.story} />
    </main>
  )
}

export function drawn(order: WalkView): string {
  const router = createMemoryRouter([{ path: '/', element: <WalkOrderPage order={order} /> }])
  return renderToString(<RouterProvider router={router} />)
}
