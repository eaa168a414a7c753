import type { CodeChannel } from '#accounts/call-shapes.ts'
import { formattedMobile } from '#accounts/web/mobile.ts'

export type { CodeChannel } from '#accounts/call-shapes.ts'

export type CodeTarget = { readonly mobile: string } | { readonly email: string }

export interface CodeResponse {
  readonly requestId: string
  readonly codeLength: number
  readonly resendAfterSeconds: number
}

export interface CodeSent {
  readonly requestId: string
  readonly codeLength: number
  readonly resendAt: string
  readonly to: CodeTarget
  readonly channel: CodeChannel
}

export function codeSent(answer: CodeResponse, to: CodeTarget, channel: CodeChannel = 'Sms'): CodeSent {
  const { requestId, codeLength, resendAfterSeconds } = answer
  const resendAt = new Date(Date.now() + resendAfterSeconds * 1000).toISOString()
  return { requestId, codeLength, resendAt, to, channel }
}

export const channelNames = { Sms: 'پیامک', Bale: 'بله', Whatsapp: 'واتساپ' } as const satisfies Record<
  CodeChannel,
  string
>

export function sentWords({ to, channel }: CodeSent): string {
  if ('email' in to) return 'ایمیل شد'
  return channel === 'Sms' ? 'پیامک شد' : `در ${channelNames[channel]} فرستاده شد`
}

export function targetTexts(to: CodeTarget): string {
  return 'email' in to ? to.email : formattedMobile(to.mobile)
}

export function digitsInWords(length: number): string {
  return { 4: 'چهاررقمی', 6: 'شش‌رقمی', 8: 'هشت‌رقمی' }[length] ?? ''
}
