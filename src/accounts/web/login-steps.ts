import type { CodeSent } from '#accounts/web/code-sent.ts'
import { digitsInWords } from '#accounts/web/code-sent.ts'

export type LoginStep = 'phone' | 'email' | 'password' | 'forgot'

export interface LoginAt {
  readonly step: LoginStep
  readonly sent?: CodeSent
}

const titles = {
  phone: 'ورود یا ثبت‌نام',
  email: 'ورود با ایمیل',
  password: 'ورود با رمز عبور',
  forgot: 'رمز عبور تازه',
} as const satisfies Record<LoginStep, string>

export function loginTitle({ step, sent }: LoginAt): string {
  return sent === undefined || step === 'forgot'
    ? titles[step]
    : `کد ${digitsInWords(sent.codeLength)} را وارد کنید`
}

export function before({ step, sent }: LoginAt): LoginAt | undefined {
  if (sent !== undefined) return { step }
  if (step === 'forgot') return { step: 'password' }
  return step === 'phone' ? undefined : { step: 'phone' }
}
