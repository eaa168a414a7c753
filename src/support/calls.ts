import * as z from 'zod/mini'
import { call } from '#calls/call.ts'
import { ATTACHMENT, attachmentTexts } from '#documents/attachment.ts'
import { authors, limits, texts } from '#support/conversation.ts'

const orderId = z.optional(z.uuid('شمارهٔ سفارش درست نیست.'))
const place = z.int('شمارهٔ پیام درست نیست.').check(z.gte(0), z.lte(1_000_000))

const link = z.object({ path: z.string(), words: z.string() })

/** As it was when it was said; `sources` are what it was said from. */
const AutomaticAnswer = z.object({
  body: z.string(),
  /** rial */
  figures: z.array(z.object({ label: z.string(), amount: z.int() })),
  sources: z.array(link),
  actions: z.array(link),
})
export type AutomaticAnswer = z.infer<typeof AutomaticAnswer>

export const MessageView = z.object({
  seq: z.int(),
  /** the sender's own */
  id: z.uuid(),
  author: z.enum(authors),
  /** a colleague's; null for all others */
  name: z.nullable(z.string()),
  body: z.string(),
  /** of the house */
  answer: z.nullable(z.omit(AutomaticAnswer, { body: true })),
  /** a picture or a PDF was sent with it; `file` is null once its time is over */
  hasFile: z.boolean(),
  file: z.nullable(
    z.object({
      id: z.uuid(),
      type: z.enum(['application/pdf', 'image/jpeg']),
      bytes: z.int(),
      width: z.nullable(z.int()),
      height: z.nullable(z.int()),
    }),
  ),
  at: z.string(),
})
export type MessageView = z.infer<typeof MessageView>

/** Empty before the first message. */
const ConversationView = z.object({
  orderId: z.nullable(z.uuid()),
  /** oldest first */
  messages: z.array(MessageView),
  hasOlder: z.boolean(),
  /** the last that a colleague has read */
  deskRead: z.int(),
  travellerRead: z.int(),
  /** with a person, by name once somebody has taken it */
  isHanded: z.boolean(),
  colleague: z.nullable(z.string()),
  /** instants: since when a person is waited for, and by when one answers */
  waitingSince: z.nullable(z.string()),
  answerBy: z.nullable(z.string()),
})
export type ConversationView = z.infer<typeof ConversationView>

/** For the traveller alone: another user's order is treated as unknown. */
export const supportCalls = {
  conversations: call('GET /api/support/Conversation/GetCurrentUserConversations', {
    summary: 'The conversations of the signed-in user, the last written in first',
    who: 'user',
    answer: z.array(
      z.object({
        orderId: z.nullable(z.uuid()),
        orderNumber: z.nullable(z.string()),
        last: z.string(),
        at: z.string(),
        unread: z.int(),
      }),
    ),
  }),
  conversation: call('GET /api/support/Conversation/Get', {
    summary:
      'The conversation about an order, or without one about none: its newest messages, or those before one',
    who: 'user',
    query: z.object({
      orderId,
      before: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,7}$/)), z.transform(Number))),
    }),
    answer: ConversationView,
  }),
  send: call('POST /api/support/Message/Send', {
    summary: 'Writes a message; sent again with the same id it is the same message',
    who: 'user',
    body: z.object({
      id: z.uuid('شناسهٔ پیام درست نیست.'),
      orderId,
      text: z.string().check(z.maxLength(limits.mostLetters, texts.tooLong)),
    }),
    answer: ConversationView,
  }),
  sendFile: call('POST /api/support/Message/SendFile', {
    summary: 'Writes a message with a picture (JPG or PNG) or a PDF, 5 MB at most; sent again it is the same',
    who: 'user',
    kind: 'multipart',
    file: { mostBytes: ATTACHMENT.mostBytes, tooLarge: attachmentTexts.tooLarge },
    body: z.object({
      id: z.uuid('شناسهٔ پیام درست نیست.'),
      orderId,
      text: z._default(z.string().check(z.maxLength(limits.mostLetters, texts.tooLong)), ''),
    }),
    answer: ConversationView,
  }),
  file: call('GET /api/support/Message/File/{id}', {
    summary: 'The file of a message, to whose conversation it is',
    who: 'user',
    out: 'file',
    params: z.object({ id: z.uuid('نشانی فایل درست نیست.') }),
  }),
  askForPerson: call('POST /api/support/Conversation/AskForPerson', {
    summary: 'Hands the conversation to a person, who answers by the hour it says',
    who: 'user',
    body: z.object({ orderId }),
    answer: ConversationView,
  }),
  read: call('POST /api/support/Conversation/Read', {
    summary: 'Says how far the traveller has read',
    who: 'user',
    body: z.object({ orderId, seq: place }),
    answer: z.object({ seq: z.int() }),
  }),
}
