import * as z from 'zod/mini'
import { deskCall } from '#desk/desk-call.ts'
import { conversationQueueNames } from '#desk/support/queues.ts'
import { MessageView } from '#support/calls.ts'

const ofConversation = z.object({ id: z.uuid('شناسهٔ گفتگو درست نیست.') })
const place = z.int('شمارهٔ پیام درست نیست.').check(z.gte(0), z.lte(1_000_000))
const colleague = z.object({ id: z.uuid(), name: z.string() })
const load = z.object({ open: z.int(), late: z.int() })

const ConversationRow = z.object({
  id: z.uuid(),
  /** who stands first on its order, else the traveller's mobile */
  who: z.string(),
  orderNumber: z.nullable(z.string()),
  says: z.string(),
  author: z.string(),
  unread: z.int(),
  /** empty while nobody waits */
  due: z.string(),
  isLate: z.boolean(),
  age: z.string(),
  holder: z.nullable(colleague),
})

const ConversationList = z.object({
  queue: z.enum(conversationQueueNames),
  queues: z.array(z.object({ name: z.enum(conversationQueueNames), many: z.int(), late: z.int() })),
  rows: z.array(ConversationRow),
  /** more than are listed */
  isCut: z.boolean(),
  workload: z.array(z.object({ ...colleague.shape, ...load.shape })),
})
export type ConversationList = z.infer<typeof ConversationList>

const OrderBeside = z.object({
  number: z.string(),
  what: z.string(),
  begins: z.string(),
  passenger: z.string(),
  people: z.int(),
  amount: z.string(),
  says: z.string(),
  tone: z.enum(['good', 'warn', 'bad', 'plain']),
  phone: z.string(),
  reference: z.string(),
})

const ConversationPage = z.object({
  id: z.uuid(),
  /** of the account, as these roles may read it */
  phone: z.string(),
  /** null where none is known */
  firstName: z.nullable(z.string()),
  orderNumber: z.nullable(z.string()),
  messages: z.array(MessageView),
  travellerRead: z.int(),
  /** the last that was written */
  last: z.int(),
  unread: z.int(),
  state: z.enum(['waiting', 'open', 'closed', 'automatic']),
  due: z.string(),
  isLate: z.boolean(),
  holder: z.nullable(colleague),
  colleagues: z.array(colleague),
  notes: z.array(z.object({ id: z.uuid(), by: z.string(), body: z.string(), at: z.string() })),
  tasks: z.array(
    z.object({ id: z.uuid(), body: z.string(), due: z.string(), by: z.string(), isDone: z.boolean() }),
  ),
  orders: z.array(OrderBeside),
})
export type ConversationPage = z.infer<typeof ConversationPage>

export const supportDeskCalls = {
  conversations: deskCall('GET /api/desk/conversations', 'support.read', {
    summary: 'Conversations with travellers by queue, and how many each colleague has',
    background: true,
    query: z.object({ queue: z.optional(z.string().check(z.maxLength(20))) }),
    answer: ConversationList,
  }),
  conversation: deskCall('GET /api/desk/conversations/{id}', 'support.read', {
    summary: 'One conversation with what our own people wrote beside it, and its traveller’s orders',
    background: true,
    params: ofConversation,
    answer: ConversationPage,
  }),
  conversationFile: deskCall('GET /api/desk/conversations/{id}/files/{seq}', 'support.work', {
    summary: 'The picture or PDF of a message',
    params: z.object({ ...ofConversation.shape, seq: z.coerce.number().check(z.int(), z.gte(1)) }),
    out: 'file',
  }),
  conversationRead: deskCall('POST /api/desk/conversations/{id}/read', 'support.work', {
    summary: 'Says how far a colleague has read, for the traveller to see',
    background: true,
    params: ofConversation,
    body: z.object({ seq: place }),
  }),
  handConversation: deskCall('POST /api/desk/conversations/{id}/hand', 'support.work', {
    summary: 'Takes a conversation, or hands it on: to whom, and with whom it was read to be',
    params: ofConversation,
    body: z.object({
      to: z.uuid('همکار را انتخاب کنید.'),
      from: z.nullable(z.uuid('این نشانی درست نیست.')),
    }),
  }),
  answerConversation: deskCall('POST /api/desk/conversations/{id}/answers', 'support.work', {
    summary: 'Answers under the colleague’s own name; once per its id, and by whoever holds the conversation',
    params: ofConversation,
    body: z.object({
      id: z.uuid('شناسهٔ پیام درست نیست.'),
      text: z.string().check(z.maxLength(4000, 'پاسخ بلندتر از ۴۰۰۰ حرف است؛ در دو پیام بفرستید.')),
      /** how far it was read when this was written */
      seen: place,
    }),
    answer: z.object({ last: z.int() }),
  }),
  closeConversation: deskCall('POST /api/desk/conversations/{id}/close', 'support.work', {
    summary: 'Ends a conversation; what is written there afterwards opens it again',
    params: ofConversation,
    body: z.object({ seen: place }),
  }),
  noteConversation: deskCall('POST /api/desk/conversations/{id}/notes', 'support.work', {
    summary: 'A note that travellers never read; of an order’s conversation it is the order’s',
    params: ofConversation,
    body: z.object({
      body: z
        .string()
        .check(z.trim(), z.minLength(1, 'یادداشت را بنویسید.'), z.maxLength(2000, 'تا ۲۰۰۰ حرف بنویسید.')),
    }),
  }),
  taskOfConversation: deskCall('POST /api/desk/conversations/{id}/tasks', 'support.work', {
    summary: 'Something to be done by an hour; of an order’s conversation it is the order’s',
    params: ofConversation,
    body: z.object({
      body: z
        .string()
        .check(z.trim(), z.minLength(1, 'کار را بنویسید.'), z.maxLength(300, 'تا ۳۰۰ حرف بنویسید.')),
      hours: z.int('مهلت را انتخاب کنید.').check(z.minimum(1), z.maximum(24 * 30)),
    }),
  }),
}
