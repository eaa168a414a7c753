import type { accountCalls } from '#accounts/calls.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'
import type { Puzzle } from '#web/ui/fields/use-captcha.ts'
import { useRequestedCaptcha } from '#web/ui/fields/use-requested-captcha.ts'

/** The digits that were solved, to go along with asking for a code. */
export interface SolvedCaptcha {
  readonly captchaId: string
  readonly captchaCode: string
  readonly captchaWork?: number
}

/** The five digits before a code is sent while many are asked for; at ordinary use nothing is asked. */
export function useCodeCaptcha() {
  const asked = useRequestedCaptcha(codePuzzle)
  return {
    ...asked,
    /** Asks for a code with what was solved. A refusal shows the puzzle that is wanted now, and is thrown on. */
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
