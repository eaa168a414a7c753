import { orderPuzzle } from '#web/ui/fields/use-captcha.ts'
import { useRequestedCaptcha } from '#web/ui/fields/use-requested-captcha.ts'

export function useHoldCaptcha() {
  return useRequestedCaptcha(orderPuzzle)
}
