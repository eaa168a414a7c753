import { type Ref, useEffect, useEffectEvent, useImperativeHandle } from 'react'
import type { contactCalls } from '#help/calls.ts'
import { ask } from '#web/api.ts'
import type { Declined } from '#web/declined.ts'
import { CaptchaField } from '#web/ui/fields/captcha-field.tsx'
import type { Puzzle } from '#web/ui/fields/use-captcha.ts'
import { useRequestedCaptcha } from '#web/ui/fields/use-requested-captcha.ts'

type Requested = ReturnType<typeof useRequestedCaptcha>
export type Digits = Pick<Requested, 'lacksAnswer' | 'given' | 'declined'>

interface Props {
  readonly ref: Ref<Digits>
  /** the refusal that asked for them */
  readonly needed: Declined
}

/** Few are asked for digits: the page does without until then. */
export function ContactDigits({ ref, needed }: Props) {
  const { captcha, input, isAsked, lacksAnswer, given, declined } = useRequestedCaptcha(puzzle)
  useImperativeHandle(ref, () => ({ lacksAnswer, given, declined }))
  const begin = useEffectEvent(() => void declined(needed))
  useEffect(() => begin(), [])
  return isAsked ? <CaptchaField captcha={captcha} ref={input} /> : null
}

function puzzle(): Promise<Puzzle> {
  return ask<typeof contactCalls.captcha>('POST /api/help/Contact/Captcha', {})
}
