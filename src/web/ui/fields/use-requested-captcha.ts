import { useEffect, useRef } from 'react'
import type { Declined } from '#web/declined.ts'
import { noPuzzle, type Puzzle, useCaptcha } from '#web/ui/fields/use-captcha.ts'

/** Shown once the server answers CAPTCHA_NEEDED; the form keeps its values. */
export function useRequestedCaptcha(askPuzzle: () => Promise<Puzzle>) {
  const captcha = useCaptcha(askPuzzle, noPuzzle)
  const input = useRef<HTMLInputElement>(null)
  const { puzzle, renew } = captcha
  const isAsked = puzzle !== noPuzzle
  useEffect(() => {
    if (isAsked) input.current?.focus()
  }, [isAsked])
  return {
    captcha,
    input,
    isAsked,
    /** Asked and not answered: it says so. */
    lacksAnswer(): boolean {
      const lacks = isAsked && captcha.typed.trim() === ''
      if (!lacks) return false
      captcha.refuse('کد امنیتی را وارد کنید.')
      input.current?.focus()
      return true
    },
    given: async () => (isAsked ? captcha.solved() : undefined),
    /** After a refusal: resets the captcha, or shows it now. */
    async declined({ code, message }: Declined) {
      if (!isAsked && code !== 'CAPTCHA_NEEDED') return
      const isWrong = code === 'CAPTCHA_WRONG'
      await renew(isWrong ? message : undefined)
      if (isWrong) input.current?.focus()
    },
  }
}
