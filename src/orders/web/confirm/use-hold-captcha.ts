import { orderPuzzle } from '#web/ui/fields/use-captcha.ts'
import { useRequestedCaptcha } from '#web/ui/fields/use-requested-captcha.ts'

/** Required once the server says so; the input stays. */
export function useHoldCaptcha() {
  return useRequestedCaptcha(orderPuzzle)
}
