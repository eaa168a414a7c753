import { useRef, useState } from 'react'
import type { OrderSum, PriceChangeView } from '#orders/responses.ts'
import { sharesOf } from '#orders/web/confirm/confirm-shares.ts'
import { type Reserve, usePaying } from '#orders/web/payment/use-paying.ts'
import { firstActive, type GatewayView } from '#payments/web/gateway-choice.tsx'
import { noPuzzle, orderPuzzle, type Puzzle, useCaptcha } from '#web/ui/fields/use-captcha.ts'

/** An order as its confirmation shows it, whatever it buys. */
export interface ConfirmedOrder {
  readonly order: { readonly orderId: string; readonly orderNumber: string }
  readonly isApproved: boolean
  readonly priceChange: PriceChangeView | null
  /** what the order is made of now */
  readonly sum: OrderSum
  /** the wallet's, without what is held for this order */
  readonly balance: number
  /** to be solved before the order is approved; none where nothing is asked */
  readonly puzzle?: Puzzle | undefined
  readonly gateways: readonly GatewayView[]
  readonly searchAgain: string
  readonly onOver: () => void
}

/** All that is decided on the page, and the deed that follows from it. */
export function useConfirm(props: ConfirmedOrder & { readonly reserve: Reserve }) {
  const { order, gateways, puzzle } = props
  const [gatewayId, onChoose] = useState(firstActive(gateways))
  const captchaInput = useRef<HTMLInputElement>(null)
  const captcha = useCaptcha(() => orderPuzzle(order.orderId), puzzle ?? noPuzzle)
  const { usesWallet, ...money } = useMoney(props)
  const paying = usePaying({
    ...props,
    captcha: puzzle && captcha,
    onSum: money.onSum,
    onWrongCode: () => captchaInput.current?.focus(),
  })
  const { change } = paying.price
  function pay() {
    if (money.shares.rest === 0) paying.pay('wallet')
    else if (gatewayId !== undefined) paying.pay({ gatewayId, useWallet: usesWallet })
  }
  return {
    change,
    captcha,
    captchaInput,
    gatewayId,
    onChoose,
    paying,
    pay,
    money: { ...money, usesWallet },
    /** a price that waits for an answer */
    dearer: change?.until == null ? undefined : change,
  }
}

/** What the order is made of, as the server told it last, and whether the wallet is to pay a part. */
function useMoney({ sum: loaded, balance }: Pick<ConfirmedOrder, 'sum' | 'balance'>) {
  const [told, setTold] = useState<Partial<OrderSum>>()
  const [usesWallet, onUseWallet] = useState(loaded.walletPart > 0)
  const sum = { ...loaded, ...told }
  // what the wallet gave or got back since the page was loaded
  const has = balance + loaded.walletPart - sum.walletPart
  return {
    sum,
    usesWallet,
    onUseWallet,
    onSum: (news: Partial<OrderSum> | undefined) => setTold((before) => news && { ...before, ...news }),
    shares: sharesOf(sum, { balance: has, usesWallet }),
  }
}
