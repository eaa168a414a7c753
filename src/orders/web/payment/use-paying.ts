import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { useStepUp } from '#accounts/web/use-step-up.tsx'
import type { OrderSum, PriceChangeView } from '#orders/responses.ts'
import { paymentPath } from '#orders/web/paths.ts'
import { addressOf, payFromWallet } from '#orders/web/payment/paying-actions.ts'
import { Declined } from '#web/declined.ts'
import type { useCaptcha } from '#web/ui/fields/use-captcha.ts'

/** What the product's call answers when its traveller agrees, in rial. */
export interface Approved extends Omit<OrderSum, 'total' | 'voucher' | 'credit'> {
  /** left out where nothing is given for it */
  readonly credit?: number
  readonly status: string
  readonly totalPrice: number
  readonly priceChange: PriceChangeView | null
}

/** Agrees to people and price, with the captcha where there is one, or to a dearer price with that price. */
export type Reserve = (body: {
  readonly orderId: string
  readonly agreedTotal?: number
  readonly captchaId?: string
  readonly captchaCode?: string
  readonly captchaWork?: number
}) => Promise<Approved>

interface Wanted {
  readonly order: { readonly orderId: string }
  readonly isApproved: boolean
  readonly priceChange: PriceChangeView | null
  readonly reserve: Reserve
  /** undefined where there is nothing to solve */
  readonly captcha: ReturnType<typeof useCaptcha> | undefined
  readonly onWrongCode: () => void
  /** the order costs this now */
  readonly onSum: (sum: Partial<OrderSum> | undefined) => void
  /** what was held is gone, or will be before anybody could pay */
  readonly onOver: () => void
}

/** What pays what the wallet does not; `wallet` pays it all. */
export type PayBy = { readonly gatewayId: number; readonly useWallet: boolean } | 'wallet'

const over = new Set(['HOLD_ENDING', 'ORDER_EXPIRED', 'ORDER_ENDED', 'BOOKING_FAILED'])

/** Approves the order, with the captcha where there is one, shows what its price became, and pays: at the bank, or from the wallet. */
export function usePaying({ order: { orderId }, captcha, onWrongCode, onSum, onOver, ...wanted }: Wanted) {
  const [isApproved, setApproved] = useState(wanted.isApproved)
  const [price, setPrice] = useState({ change: wanted.priceChange, isNews: false })
  const [isBusy, setBusy] = useState(false)
  const [declined, setDeclined] = useState<string>()
  const { leave, stepUpDialog } = useLeaving(orderId)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  useBackFromBank(() => {
    setBusy(false)
    onSum(undefined)
  })

  function refused({ code, message, fields }: Declined) {
    if (code === 'ALREADY_PAID') return void navigate(paymentPath(orderId))
    if (over.has(code)) return onOver()
    if (fields.captchaCode !== undefined) return void captcha?.renew(fields.captchaCode).then(onWrongCode)
    setDeclined(message)
    // what the page thought of the wallet was not so
    void revalidate().then(() => onSum(undefined))
  }
  const busyWith = async (deed: () => Promise<'leaving' | 'staying'>) => {
    if (isBusy) return
    setBusy(true)
    setDeclined(undefined)
    try {
      if ((await deed()) === 'staying') setBusy(false)
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      setBusy(false)
      refused(error)
    }
  }
  /** True when the way to the payment is free; a price that became another is looked at first. */
  const took = (answer: Approved): boolean => {
    setPrice({ change: answer.priceChange, isNews: true })
    onSum({ ...answer, total: answer.totalPrice })
    setApproved(answer.status === 'approved')
    if (answer.status === 'approved' && answer.priceChange !== null) void revalidate()
    return answer.priceChange === null
  }
  const pay = (by: PayBy) => {
    if (!isApproved && captcha?.typed.trim() === '') {
      captcha.refuse('کد امنیتی را وارد کنید.')
      onWrongCode()
      return
    }
    void busyWith(async () => {
      if (!isApproved && !took(await wanted.reserve({ orderId, ...(await captcha?.solved()) })))
        return 'staying'
      await leave(by)
      return 'leaving'
    })
  }
  const agree = () =>
    busyWith(async () => {
      if (price.change !== null) took(await wanted.reserve({ orderId, agreedTotal: price.change.new }))
      return 'staying'
    })
  return { pay, agree, price, isApproved, isBusy, declined, stepUpDialog }
}

/** Pays from the wallet, or leads to the bank; a code is asked for in its dialog where one is wanted first. */
function useLeaving(orderId: string) {
  const { proven, stepUpDialog } = useStepUp()
  const navigate = useNavigate()
  async function leave(by: PayBy): Promise<void> {
    if (by !== 'wallet')
      return location.assign(await proven(() => addressOf(orderId, by.gatewayId, by.useWallet)))
    await proven(() => payFromWallet(orderId))
    await navigate(paymentPath(orderId))
  }
  return { leave, stepUpDialog }
}

/** The browser may show the page as it was left, at work: then it looks again where the order stands. */
function useBackFromBank(onBack: () => void) {
  const { revalidate } = useRevalidator()
  const back = useEffectEvent((event: PageTransitionEvent) => {
    if (!event.persisted) return
    onBack()
    void revalidate()
  })
  useEffect(() => {
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [])
}
