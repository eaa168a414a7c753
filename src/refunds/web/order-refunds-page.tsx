import '#web/ui/states/note.css'
import '#web/ui/flight/price.css'
import '#web/ui/fields/choice.css'
import '#web/ui/calendar/dated-steps.css'
import '#web/ui/flight/penalty-clock.css'
import './order-refunds-page.css'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/order-refunds-page'

export { loader } from './order-refunds-page.server.ts'

const OrderRefunds = woken(async () => (await import('#refunds/web/order-refunds.tsx')).OrderRefunds)

export default function OrderRefundsPage({ loaderData }: Route.ComponentProps) {
  if (loaderData === undefined) return null
  return <OrderRefunds {...loaderData} />
}
