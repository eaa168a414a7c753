import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { useStepUp } from '#accounts/web/use-step-up.tsx'
import type { OrderSum, PriceChangeView } from '#orders/responses.ts'
import { paymentPath, togetherPath } from '#orders/web/paths.ts'
import { addressOf, payFromWallet, payOnCredit } from '#orders/web/payment/paying-actions.ts'
import { Declined } from '#web/declined.ts'
import type { useRequestedCaptcha } from '#web/ui/fields/use-requested-captcha.ts'

/** Response of the product's approval call, rial. */
export interface Approved extends Omit<OrderSum, 'total' | 'voucher' | 'credit' | 'onCredit'> {
  /** undefined without tickets given for it */
  readonly credit?: number
  readonly status: string
  readonly totalPrice: number
  readonly priceChange: PriceChangeView | null
}

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
  readonly captcha: ReturnType<typeof useRequestedCaptcha>
  readonly onSum: (sum: Partial<OrderSum> | undefined) => void
  /** the hold ended, or ends too soon to pay */
  readonly onOver: () => void
}

/** `together`: others pay, by links; `credit`: an agency's */
export type PayBy =
  | { readonly gatewayId: number; readonly useWallet: boolean }
  | 'wallet'
  | 'together'
  | 'credit'

const over = new Set(['HOLD_ENDING', 'ORDER_EXPIRED', 'ORDER_ENDED', 'BOOKING_FAILED'])

/** Approves (with captcha), shows a price change, then pays at the bank or by wallet. */
export function usePaying({ order: { orderId }, captcha, onSum, onOver, ...wanted }: Wanted) {
  const [wasApproved, setApproved] = useState(false)
  const isApproved = wasApproved || wanted.isApproved
  const { price, setPrice } = usePriceNews(wanted.priceChange, () => onSum(undefined))
  const [isBusy, setBusy] = useState(false)
  const [declined, setDeclined] = useState<string>()
  const { leave, stepUpDialog } = useLeaving(orderId)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  useBackFromBank(() => {
    setBusy(false)
    onSum(undefined)
  })

  function refused(refusal: Declined) {
    const { code, message, fields } = refusal
    if (code === 'ALREADY_PAID') return void navigate(paymentPath(orderId))
    if (over.has(code)) return onOver()
    void captcha.declined(refusal)
    if (fields.captchaCode !== undefined) return
    setDeclined(message)
    if (code === 'CAPTCHA_NEEDED') return
    // the page's wallet balance was out of date
    void revalidate().then(() => onSum(undefined))
  }
  const busyWith = async (action: () => Promise<'leaving' | 'staying'>) => {
    if (isBusy) return
    setBusy(true)
    setDeclined(undefined)
    try {
      if ((await action()) === 'staying') setBusy(false)
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      setBusy(false)
      refused(error)
    }
  }
  /** False when a price change must be seen first. */
  const took = (answer: Approved): boolean => {
    captcha.captcha.putAway()
    setPrice({ change: answer.priceChange, isNews: true })
    onSum({ ...answer, total: answer.totalPrice })
    setApproved(answer.status === 'approved')
    if (answer.status === 'approved' && answer.priceChange !== null) void revalidate()
    return answer.priceChange === null
  }
  const pay = (by: PayBy) => {
    if (!isApproved && captcha.lacksAnswer()) return
    void busyWith(async () => {
      if (!isApproved && !took(await wanted.reserve({ orderId, ...(await captcha.given()) })))
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

/** What the page was last told: by its own call, or by the loader when the price changed elsewhere. */
function usePriceNews(loaded: PriceChangeView | null, onNews: () => void) {
  const [price, setPrice] = useState({ change: loaded, isNews: false })
  const [before, setBefore] = useState(loaded)
  if (wordsOf(before) !== wordsOf(loaded)) {
    setBefore(loaded)
    if (wordsOf(price.change) !== wordsOf(loaded)) {
      setPrice({ change: loaded, isNews: true })
      onNews()
    }
  }
  return { price, setPrice }
}

function wordsOf(change: PriceChangeView | null): string {
  return `${change?.new} ${change?.until}`
}

function useLeaving(orderId: string) {
  const { proven, stepUpDialog } = useStepUp()
  const navigate = useNavigate()
  async function leave(by: PayBy): Promise<void> {
    if (by === 'together') return navigate(togetherPath(orderId))
    if (typeof by === 'object')
      return location.assign(await proven(() => addressOf(orderId, by.gatewayId, by.useWallet)))
    await proven(() => (by === 'wallet' ? payFromWallet(orderId) : payOnCredit(orderId)))
    await navigate(paymentPath(orderId))
  }
  return { leave, stepUpDialog }
}

/** After the browser's back button the page may show an old state: reload. */
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
