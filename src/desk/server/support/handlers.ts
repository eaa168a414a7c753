import { recordLook } from '#desk/server/record-look.ts'
import { answerConversation, closeConversation, handConversation } from '#desk/server/support/actions.ts'
import { noteConversation, taskOfConversation } from '#desk/server/support/beside.ts'
import { conversationList } from '#desk/server/support/conversation-list.ts'
import { lookAtConversation } from '#desk/server/support/conversation-page.ts'
import type { SupportDeskRooms } from '#desk/server/support/rooms.ts'
import { conversationQueueIn } from '#desk/support/queues.ts'
import type { supportDeskCalls } from '#desk/support-calls.ts'
import { alone } from '#server/alone.ts'
import type { Handlers } from '#server/handlers.ts'

export function supportDeskHandlers(rooms: SupportDeskRooms): Handlers<typeof supportDeskCalls> {
  const { support } = rooms
  return {
    conversations: ({ visitor, query }) => conversationList(rooms, visitor, conversationQueueIn(query.queue)),
    conversation: ({ visitor, params }) => lookAtConversation(rooms, visitor, params.id),
    async conversationFile({ visitor, params: { id, seq } }) {
      const { type, name, bytes } = await support.desk.file(id, seq)
      const subject = { kind: 'conversation', id } as const
      await recordLook(rooms, visitor, { action: 'conversation.file-seen', subject, details: { seq } })
      return { type, body: bytes, headers: alone(type, name) }
    },
    async conversationRead({ params, body }) {
      await support.desk.read(params.id, body.seq)
      return undefined
    },
    async handConversation({ visitor, params, body }) {
      await handConversation(rooms, visitor, { ...params, ...body })
      return undefined
    },
    answerConversation: ({ visitor, params, body: { id: messageId, text, seen } }) =>
      answerConversation(rooms, visitor, { id: params.id, messageId, text, seen }),
    async closeConversation({ visitor, params, body }) {
      await closeConversation(rooms, visitor, { ...params, ...body })
      return undefined
    },
    async noteConversation({ visitor, params, body }) {
      await noteConversation(rooms, visitor, { ...params, ...body })
      return undefined
    },
    async taskOfConversation({ visitor, params, body }) {
      await taskOfConversation(rooms, visitor, { ...params, ...body })
      return undefined
    },
  }
}
