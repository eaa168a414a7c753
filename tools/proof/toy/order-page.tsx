import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { OrderHead } from '#orders/web/order/order-head.tsx'
import { OrderMoney } from '#orders/web/order/order-money.tsx'
import { OrderStanding } from '#orders/web/order/order-status.tsx'
import { OrderStory } from '#orders/web/order/order-timeline.tsx'
import type { WalkShown } from './order-page.server.ts'

/** One walk: where it stands, its card, money and story. */
function WalkOrderPage({ order }: { readonly order: WalkShown }) {
  return (
    <main>
      <OrderHead {...order} title={order.name ?? ''} theirs={{ says: 'کد گشت', number: order.reference }} />
      <OrderStanding order={order} papers={<p>{`کارت گشت ${order.when}`}</p>} />
      <OrderMoney {...order} />
      <OrderStory story={order.story} />
    </main>
  )
}

/** As the server draws it. */
export function drawn(order: WalkShown): string {
  const router = createMemoryRouter([{ path: '/', element: <WalkOrderPage order={order} /> }])
  return renderToString(<RouterProvider router={router} />)
}
