import type { SendCode } from '#accounts/server/codes.ts'
import type { CodeTarget } from '#accounts/server/targets.ts'
import type { Message } from '#messages/message.ts'
import type { Messages } from '#messages/server/messages.ts'

/** Sends a code where it was asked for, in the transaction that keeps its hash. Refuses CHANNEL_IS_CLOSED. */
export function tellCodes(messages: Pick<Messages, 'send'>): SendCode {
  return (to, code, trx) => messages.send({ ...receiverOf(to), template: 'code', tokens: [code] }, trx)
}

function receiverOf(to: CodeTarget): Pick<Message, 'channel' | 'to'> {
  return 'email' in to ? { channel: 'Email', to: to.email } : { channel: to.channel, to: to.phone }
}
