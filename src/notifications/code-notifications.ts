import type { CodePurpose, CodeUse, SendCode } from '#accounts/server/codes.ts'
import type { CodeTarget } from '#accounts/server/targets.ts'
import type { Message } from '#messages/message.ts'
import type { Messages } from '#messages/server/messages.ts'
import type { TemplateName } from '#messages/templates.ts'

/** Sends a code where it was asked for, in the transaction that keeps its hash. Refuses CHANNEL_IS_CLOSED. */
export function tellCodes(messages: Pick<Messages, 'send'>): SendCode {
  return (to, code, trx) => messages.send({ ...letterTo(to), userId: to.userId, tokens: [code] }, trx)
}

/** A code says what it is for: who is asked for it on the telephone shall know. */
const templates = {
  'sign-in': 'code',
  recovery: 'code-for-password',
  'step-up': 'code-for-change',
  'new-email': 'code-for-change',
  'new-phone': 'code-for-change',
} as const satisfies Record<CodePurpose, TemplateName>

function letterTo(to: CodeTarget & CodeUse): Pick<Message, 'channel' | 'to' | 'template'> {
  const template = templates[to.purpose]
  if ('email' in to) return { channel: 'Email', to: to.email, template }
  // Bale's gateway has one sentence for all codes
  return { channel: to.channel, to: to.phone, template: to.channel === 'Bale' ? 'code' : template }
}
