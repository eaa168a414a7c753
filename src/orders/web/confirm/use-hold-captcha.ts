import { orderPuzzle } from '#web/ui/fields/use-captcha.ts'
import { useRequestedCaptcha } from '#web/ui/fields/use-requested-captcha.ts'

/** The five digits before one more order is held: they are asked once the server wants them, and what was written stays. */
export function useHoldCaptcha() {
  return useRequestedCaptcha(orderPuzzle)
}
