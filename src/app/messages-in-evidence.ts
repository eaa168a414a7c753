import { createHash } from 'node:crypto'
import type { Messages } from '#messages/server/messages.ts'
import type { MessagesAbout } from '#orders/evidence.ts'

/** What went out about an order; of its words the digest is kept, for they name people. */
export function messagesInEvidence(messages: Pick<Messages, 'aboutOrder'>): MessagesAbout {
  return async (userId, orderId) =>
    (await messages.aboutOrder(userId, orderId))
      .filter(({ state }) => state === 'sent')
      .map(({ id, channel, title, text, at }) => ({
        at,
        kind: 'message',
        ref: id,
        body: { channel, title, digest: createHash('sha256').update(text).digest('hex') },
        text,
      }))
}
