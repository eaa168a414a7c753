import { useEffect, useRef } from 'react'
import type { CaptchaGiven } from '#orders/server/door.ts'
import type { Declined } from '#web/declined.ts'
import { noPuzzle, useCaptcha } from '#web/ui/use-captcha.ts'

/** The five digits before one more order is held: they are asked once the server wants them, and what was written stays. */
export function useHoldCaptcha() {
  const captcha = useCaptcha(undefined, noPuzzle)
  const input = useRef<HTMLInputElement>(null)
  const { puzzle, typed, renew } = captcha
  const isAsked = puzzle !== noPuzzle
  // the field is there with the first puzzle alone
  useEffect(() => {
    if (isAsked) input.current?.focus()
  }, [isAsked])
  return {
    captcha,
    input,
    isAsked,
    /** what goes along with the order */
    given: isAsked ? ({ captchaId: puzzle.captchaId, captchaCode: typed } satisfies CaptchaGiven) : undefined,
    /** The order was declined: what was solved for it is spent, or something is to be solved now. */
    async declined({ code, message }: Declined) {
      if (!isAsked && code !== 'CAPTCHA_NEEDED') return
      const isWrong = code === 'CAPTCHA_WRONG'
      await renew(isWrong ? message : undefined)
      if (isWrong) input.current?.focus()
    },
  }
}
