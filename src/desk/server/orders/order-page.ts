import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { auditActions, isAuditAction } from '#desk/audit-actions.ts'
import { inOrder, type TimelineEntry } from '#desk/orders/timeline.ts'
import { notesOf, type OrderTask, tasksOf } from '#desk/server/orders/notes.ts'
import type { DeskRooms } from '#desk/server/orders/rooms.ts'
import {
  ofAttempt,
  ofCall,
  ofEntry,
  ofMove,
  ofPriceChange,
  ofRefund,
  ofSupplier,
} from '#desk/server/orders/timeline-lines.ts'
import { supplierNames } from '#desk/server/suppliers/supplier-names.ts'
import type { RuleMade } from '#orders/pricing/rule-shares.ts'
import type { DeskOrderView } from '#orders/server/desk/order-view.ts'
import type { OrderConversation } from '#support/server/order-conversation.ts'
import type { OrderEntry } from '#wallet/server/order-postings.ts'

/** One order with all that happened to it; nothing is masked yet. */
export interface OrderRecord {
  readonly view: DeskOrderView
  readonly timeline: readonly TimelineEntry[]
  readonly entries: readonly OrderEntry[]
  readonly tasks: readonly OrderTask[]
  /** what price rules made of its total */
  readonly rules: readonly RuleMade[]
  readonly conversation: OrderConversation | undefined
}

export async function orderRecord(rooms: DeskRooms, orderNumber: string): Promise<OrderRecord | undefined> {
  const view = await rooms.orders.desk.view(orderNumber)
  if (view === undefined) return undefined
  const { payments, refunds, wallet, orders } = rooms
  const { orderId, product } = view.order
  const { database } = rooms.desk
  const [
    attempts,
    refunded,
    entries,
    supplier,
    told,
    promised,
    notes,
    tasks,
    looks,
    conversation,
    rules,
    calls,
  ] = await Promise.all([
    payments.movesOf(orderId),
    refunds.movesOf(orderId),
    wallet.postingsOf(orderId),
    orders.productOf(product).supplierMoves?.(orderId) ?? [],
    rooms.messages.aboutOrder(view.ownerId, orderId),
    rooms.promises.ofOrder(orderId),
    notesOf(database, orderId),
    tasksOf(database, { orderId }),
    entriesAbout(rooms, view.order.orderNumber),
    rooms.support.desk.ofOrder({ userId: view.ownerId, orderId }),
    orders.pricing.ofOrder(orderId),
    rooms.supplierMonitor.callsOf(orderId),
  ])
  const nameOf = supplierNames(rooms)
  const timeline = inOrder([
    ...view.moves.map(ofMove),
    ...view.priceChanges.map(ofPriceChange),
    ...attempts.map(ofAttempt),
    ...refunded.map(ofRefund),
    ...entries.map(ofEntry),
    ...supplier.map((move) => ofSupplier(move, nameOf(move.supplier))),
    ...calls.map((call) => ofCall(call, nameOf(call.supplier))),
    ...told.map(ofMessage),
    ...promised.flatMap(ofMissed),
    ...notes.map(({ by, body, at }) => staffLine(at, 'یادداشت نوشت', { by, text: body })),
    ...tasks.flatMap(ofTask),
    ...looks,
    ...(conversation?.messages ?? []).map(ofWords),
  ])
  return { view, timeline, entries, tasks, rules, conversation }
}

type AboutOrder = Awaited<ReturnType<DeskRooms['messages']['aboutOrder']>>[number]
type Promised = Awaited<ReturnType<DeskRooms['promises']['ofOrder']>>[number]

const channelWords = { Sms: 'پیامک', Email: 'ایمیل', Push: 'اعلان', Whatsapp: 'واتساپ', Bale: 'بله' } as const
const messageTones = { waiting: 'plain', sent: 'plain', refused: 'bad', outdated: 'warn' } as const
const messageWords = {
  waiting: 'در راه است',
  sent: 'رفت',
  refused: 'نرسید',
  outdated: 'دیگر به کار نمی‌آمد',
} as const

function ofMessage({ channel, state, title, text, at }: AboutOrder): TimelineEntry {
  return {
    kind: 'message',
    at,
    title: `«${title}» ${messageWords[state]}`,
    by: channelWords[channel],
    text,
    tone: messageTones[state],
  }
}

function ofMissed({ says, missedAt }: Promised): readonly TimelineEntry[] {
  if (missedAt === null) return []
  return [{ kind: 'status', at: missedAt, title: 'از وقت گفته‌شده گذشت', by: '', text: says, tone: 'warn' }]
}

function ofTask({ body, madeBy, madeAt, doneBy, doneAt }: OrderTask): readonly TimelineEntry[] {
  const made = staffLine(madeAt, 'کار تازه گذاشت', { by: madeBy, text: body })
  if (doneAt === null || doneBy === null) return [made]
  return [made, staffLine(doneAt, 'کار را بست', { by: doneBy, text: body })]
}

const authors = {
  traveller: 'مسافر نوشت',
  person: 'همکار پاسخ داد',
  house: 'پاسخ خودکار',
  notice: 'گفتگو',
} as const

function ofWords({ author, name, body, sent_at }: OrderConversation['messages'][number]): TimelineEntry {
  return { kind: 'message', at: sent_at, title: authors[author], by: name ?? '', text: body, tone: 'plain' }
}

function staffLine(
  at: Temporal.Instant,
  title: string,
  { by, text }: { readonly by: string; readonly text: string },
): TimelineEntry {
  return { kind: 'staff', at, title, by, text, tone: 'plain' }
}

interface AuditRow {
  readonly at: Temporal.Instant
  readonly name: string
  readonly action: string
}

/** What is told by its own line already (a note, a task) is left out. */
async function entriesAbout({ desk }: DeskRooms, orderNumber: string): Promise<readonly TimelineEntry[]> {
  const rows = await all(
    desk.database,
    sql<AuditRow>`select at, staff_name as name, action from desk.audit
      where subject_kind = 'order' and subject_id = ${orderNumber}
        and action <> all(${['order.noted', 'order.task-opened', 'order.task-done']}::text[])
      order by n desc limit 200`,
  )
  return rows
    .toReversed()
    .map(({ at, name, action }) =>
      staffLine(at, isAuditAction(action) ? auditActions[action] : action, { by: name, text: '' }),
    )
}
