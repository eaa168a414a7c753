import type { Handlers } from '#server/handlers.ts'
import type { supportCalls } from '#support/calls.ts'
import type { Support } from '#support/server/support.ts'

export function supportHandlers(support: Support): Handlers<typeof supportCalls> {
  return {
    conversations: ({ userId }) => support.conversationsOf(userId),
    conversation: ({ userId, query: { orderId, before } }) =>
      support.conversation({ userId, orderId }, before),
    send: ({ userId, body: { id, orderId, text } }) => support.send({ userId, orderId, id, text }),
    askForPerson: ({ userId, body: { orderId } }) => support.askForPerson({ userId, orderId }),
    read: async ({ userId, body: { orderId, seq } }) => ({
      seq: await support.read({ userId, orderId }, seq),
    }),
  }
}
