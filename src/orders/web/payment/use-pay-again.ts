import { useRevalidator } from 'react-router'
import { useGoingToBank } from '#payments/web/use-going-to-bank.ts'

/** Refusals after which the page reloads the order. */
const moved = new Set(['ALREADY_PAID', 'HOLD_ENDING', 'ORDER_EXPIRED', 'ORDER_ENDED'])

interface Again {
  readonly orderId: string
  readonly useWallet: boolean
}

export function usePayAgain(order: Again) {
  const { go, ...payment } = useGoingToBank('pay again')
  const { revalidate } = useRevalidator()
  async function payAgain(gatewayId: number): Promise<void> {
    const declined = await go({ ...order, gatewayId })
    if (declined !== undefined && moved.has(declined.code)) await revalidate()
  }
  return { payAgain, ...payment }
}
