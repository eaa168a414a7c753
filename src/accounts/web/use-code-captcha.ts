import type { accountCalls } from '#accounts/calls.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'
import type { Puzzle } from '#web/ui/fields/use-captcha.ts'
import { useRequestedCaptcha } from '#web/ui/fields/use-requested-captcha.ts'

export interface SolvedCaptcha {
  readonly captchaId: string
  readonly captchaCode: string
  readonly captchaWork?: number
}

export function useCodeCaptcha() {
  const asked = useRequestedCaptcha(codePuzzle)
  return {
    ...asked,
    async sending<Answer>(send: (captcha: SolvedCaptcha | undefined) => Promise<Answer>): Promise<Answer> {
      try {
        const answer = await send(await asked.given())
        if (asked.isAsked) asked.captcha.putAway()
        return answer
      } catch (error) {
        if (error instanceof Declined) await asked.declined(error)
        throw error
      }
    },
  }
}

function codePuzzle(): Promise<Puzzle> {
  return ask<typeof accountCalls.codeCaptcha>('POST /accounts/otp/Captcha', {})
}
