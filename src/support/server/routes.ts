import { alone } from '#server/alone.ts'
import type { Handlers } from '#server/handlers.ts'
import type { supportCalls } from '#support/calls.ts'
import { refuse } from '#support/server/refusals.ts'
import type { Support } from '#support/server/support.ts'

export function supportHandlers(support: Support): Handlers<typeof supportCalls> {
  return {
    conversations: ({ userId }) => support.conversationsOf(userId),
    conversation: ({ userId, query: { orderId, before } }) =>
      support.conversation({ userId, orderId }, before),
    send: ({ userId, body: { id, orderId, text } }) => support.send({ userId, orderId, id, text }),
    sendFile: ({ userId, request, file, body: { id, orderId, text } }) => {
      if (file === undefined) throw refuse('FILE_MISSING', { property: 'file' })
      return support.send({ userId, orderId, id, text, file: { sent: file, address: request.ip } })
    },
    async file({ userId, params }) {
      const { type, name, bytes } = await support.file(userId, params.id)
      return { type, body: bytes, headers: alone(type, name) }
    },
    askForPerson: ({ userId, body: { orderId } }) => support.askForPerson({ userId, orderId }),
    read: async ({ userId, body: { orderId, seq } }) => ({
      seq: await support.read({ userId, orderId }, seq),
    }),
  }
}
