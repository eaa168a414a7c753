import type { contactDeskCalls } from '#desk/contact-calls.ts'
import {
  answerContact,
  type ContactRooms,
  closeContact,
  macrosForContact,
} from '#desk/server/contacts/contact-work.ts'
import type { Handlers } from '#server/handlers.ts'

export function contactDeskHandlers(rooms: ContactRooms): Handlers<typeof contactDeskCalls> {
  return {
    ready: ({ visitor, params }) => macrosForContact(rooms, visitor, Number(params.number)),
    async answer({ visitor, params, body }) {
      await answerContact(rooms, visitor, { number: Number(params.number), ...body })
      return undefined
    },
    async close({ visitor, params, body }) {
      await closeContact(rooms, visitor, { number: Number(params.number), ...body })
      return undefined
    },
  }
}
