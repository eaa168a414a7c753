import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { flightCalls } from '#flights/calls.ts'
import { paymentPath } from '#flights/web/confirm-path.ts'
import { forgetOnce, isAnswered, onceKey } from '#flights/web/once-key.ts'
import type { paymentCalls } from '#payments/calls.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'
import type { useCaptcha } from '#web/ui/use-captcha.ts'

interface Wanted {
  readonly order: { readonly orderId: string }
  readonly isApproved: boolean
  readonly captcha: ReturnType<typeof useCaptcha>
  readonly onWrongCode: () => void
  /** the seats are gone, or will be before anybody could pay */
  readonly onOver: () => void
}

const over = new Set(['HOLD_ENDING', 'ORDER_EXPIRED', 'ORDER_ENDED', 'BOOKING_FAILED'])

/** Approves the order with the captcha, begins the payment and sends the browser to the bank. */
export function usePaying({ order: { orderId }, captcha, onWrongCode, onOver, ...wanted }: Wanted) {
  const [isApproved, setApproved] = useState(wanted.isApproved)
  const [isBusy, setBusy] = useState(false)
  const [declined, setDeclined] = useState<string>()
  const navigate = useNavigate()
  useBackFromBank(() => setBusy(false))

  function refused({ code, message, fields }: Declined) {
    if (code === 'ALREADY_PAID') void navigate(paymentPath(orderId))
    else if (over.has(code)) onOver()
    else if (fields.captchaCode === undefined) setDeclined(message)
    else void captcha.renew(fields.captchaCode).then(onWrongCode)
  }
  const pay = async (gatewayId: number) => {
    if (isBusy) return
    if (!isApproved && captcha.typed.trim() === '') {
      captcha.refuse('کد امنیتی را وارد کنید.')
      onWrongCode()
      return
    }
    setBusy(true)
    setDeclined(undefined)
    try {
      if (!isApproved) await reserve(orderId, captcha)
      setApproved(true)
      location.assign(await addressOf(orderId, gatewayId))
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      setBusy(false)
      refused(error)
    }
  }
  return { pay, isApproved, isBusy, declined }
}

async function reserve(orderId: string, { puzzle, typed }: Wanted['captcha']): Promise<void> {
  const body = { orderId, captchaId: puzzle.captchaId, captchaCode: typed }
  await answered('reserve', (key) =>
    ask<typeof flightCalls.reserve>(
      'POST /api/flight-reservation/Reserve/ReserveFlightOrder',
      { body },
      key(body),
    ),
  )
}

async function addressOf(orderId: string, gatewayId: number): Promise<string> {
  const body = { orderId, gatewayId, walletType: 'Cache', isMobile: true } as const
  const { address } = await answered('pay', (key) =>
    ask<typeof paymentCalls.pay>('POST /api/payment/Pay/Create', { body }, key(body)),
  )
  return address
}

/** Under a key of its own until the server has answered: whoever comes back from the bank begins another payment. */
async function answered<T>(deed: string, tell: (key: (body: object) => string) => Promise<T>): Promise<T> {
  try {
    const answer = await tell((body) => onceKey(deed, body))
    forgetOnce(deed)
    return answer
  } catch (error) {
    if (error instanceof Declined && isAnswered(error)) forgetOnce(deed)
    throw error
  }
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
