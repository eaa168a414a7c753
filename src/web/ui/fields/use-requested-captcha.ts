import { useEffect, useRef } from 'react'
import type { Declined } from '#web/declined.ts'
import { noPuzzle, type Puzzle, useCaptcha } from '#web/ui/fields/use-captcha.ts'

/** Five digits that are asked once the server wants them (CAPTCHA_NEEDED); what was written before stays. */
export function useRequestedCaptcha(askPuzzle: () => Promise<Puzzle>) {
  const captcha = useCaptcha(askPuzzle, noPuzzle)
  const input = useRef<HTMLInputElement>(null)
  const { puzzle, renew } = captcha
  const isAsked = puzzle !== noPuzzle
  // the field is there with the first puzzle alone
  useEffect(() => {
    if (isAsked) input.current?.focus()
  }, [isAsked])
  return {
    captcha,
    input,
    isAsked,
    /** What goes along with what is asked, once the browser is done. Throws Declined. */
    given: async () => (isAsked ? captcha.solved() : undefined),
    /** It was declined: what was solved for it is spent, or something is to be solved now. */
    async declined({ code, message }: Declined) {
      if (!isAsked && code !== 'CAPTCHA_NEEDED') return
      const isWrong = code === 'CAPTCHA_WRONG'
      await renew(isWrong ? message : undefined)
      if (isWrong) input.current?.focus()
    },
  }
}
