import type { CodePurpose, CodeUse, SendCode } from '#accounts/server/codes.ts'
import type { CodeTarget } from '#accounts/server/targets.ts'
import type { Message } from '#messages/message.ts'
import type { Messages } from '#messages/server/messages.ts'
import type { TemplateName } from '#messages/templates.ts'

/** In the transaction that stores its hash. Throws CHANNEL_IS_CLOSED. */
export function tellCodes(messages: Pick<Messages, 'send'>): SendCode {
  return (to, code, trx) => messages.send({ ...letterTo(to), userId: to.userId, tokens: [code] }, trx)
}

/** The text names the purpose, so that nobody gives the code to a caller. */
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
  return { channel: to.channel, to: to.phone, template: to.channel === 'Bale' ? 'code' : template }
}
