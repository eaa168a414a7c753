import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { OrderDetails, OrderSum, PriceChangeView } from '#orders/responses.ts'
import { sharesOf } from '#orders/web/confirm/confirm-shares.ts'
import { logScreen } from '#orders/web/confirm/log-screen.ts'
import { useLiveOrder } from '#orders/web/order/use-live-order.ts'
import { type Reserve, usePaying } from '#orders/web/payment/use-paying.ts'
import { firstActive, type GatewayView } from '#payments/web/gateway-choice.tsx'
import { orderPuzzle } from '#web/ui/fields/use-captcha.ts'
import { useRequestedCaptcha } from '#web/ui/fields/use-requested-captcha.ts'

export interface ConfirmedOrder {
  readonly order: { readonly orderId: string; readonly orderNumber: string }
  readonly isApproved: boolean
  readonly priceChange: PriceChangeView | null
  readonly sum: OrderSum
  /** the edition that stands in the order; null before texts had numbers */
  readonly terms: OrderDetails['terms']
  /** without what is held for this order */
  readonly balance: number
  readonly gateways: readonly GatewayView[]
  readonly searchAgain: string
  readonly onOver: () => void
}

export function useConfirm(props: ConfirmedOrder & { readonly reserve: Reserve }) {
  const { order, gateways } = props
  const [gatewayId, onChoose] = useState(firstActive(gateways))
  const captcha = useRequestedCaptcha(() => orderPuzzle(order.orderId))
  const { usesWallet, usesCredit, ...money } = useMoney(props)
  const paying = usePaying({ ...props, captcha, onSum: money.onSum })
  const { change } = paying.price
  const { revalidate } = useRevalidator()
  useLiveOrder(order.orderId, true, (status) => {
    const isKnown = status === (paying.isApproved ? 'approved' : 'submitted')
    if (!isKnown && !paying.isBusy) void revalidate()
  })
  function pay() {
    logScreen(order.orderId, money.sum.total)
    if (usesCredit) paying.pay('credit')
    else if (money.shares.rest === 0) paying.pay('wallet')
    else if (gatewayId !== undefined) paying.pay({ gatewayId, useWallet: usesWallet })
  }
  return {
    change,
    captcha,
    gatewayId,
    onChoose,
    paying,
    pay,
    payTogether: () => paying.pay('together'),
    isOnCredit: usesCredit,
    money: { ...money, usesWallet, usesCredit },
    dearer: change?.until == null ? undefined : change,
  }
}

function useMoney({ sum: loaded, balance }: Pick<ConfirmedOrder, 'sum' | 'balance'>) {
  const [told, setTold] = useState<Partial<OrderSum>>()
  const [usesWallet, onUseWallet] = useState(loaded.walletPart > 0)
  const sum = { ...loaded, ...told }
  const [choosesCredit, onUseCredit] = useState(false)
  const usesCredit = choosesCredit && sum.onCredit !== null
  const has = balance + loaded.walletPart - sum.walletPart
  return {
    sum,
    usesWallet,
    onUseWallet,
    usesCredit,
    onUseCredit,
    onSum: (news: Partial<OrderSum> | undefined) => setTold((before) => news && { ...before, ...news }),
    shares: sharesOf(sum, { balance: has, usesWallet: usesWallet && !usesCredit, usesCredit }),
  }
}
