import { ageWords } from '#desk/age-words.ts'
import { momentWords } from '#desk/moment-words.ts'
import { conversationHolders, type Holder } from '#desk/server/support/holders.ts'
import type { SupportDeskRooms } from '#desk/server/support/rooms.ts'
import { type ConversationQueue, conversationQueueNames } from '#desk/support/queues.ts'
import type { ConversationList } from '#desk/support-calls.ts'
import { phoneText } from '#desk/web/orders/row-view.ts'
import type { StaffVisitor } from '#server/visitor.ts'
import type { DeskConversation } from '#support/server/support.ts'

interface Held extends DeskConversation {
  readonly holder: Holder | undefined
}

const mostOnPage = 100

/** A queue as this colleague may read it, and how many wait in the others. */
export async function conversationList(
  rooms: SupportDeskRooms,
  by: StaffVisitor,
  queue: ConversationQueue,
): Promise<ConversationList> {
  const { support, desk, clock } = rooms
  const now = clock.now()
  const [open, closed, holders] = await Promise.all([
    support.desk.list('open'),
    support.desk.list('closed'),
    conversationHolders(desk.database),
  ])
  const holderOf = new Map(holders.map((holder) => [holder.conversationId, holder]))
  const held = open.map((one) => ({ ...one, holder: holderOf.get(one.id) }))
  const within = (name: ConversationQueue): readonly Held[] =>
    name === 'closed'
      ? closed.map((one) => ({ ...one, holder: undefined }))
      : held.filter((one) => isIn[name](one, by.staffId))
  const chosen = within(queue)
  return {
    queue,
    queues: conversationQueueNames.map((name) => ({ name, ...counted(within(name), now) })),
    rows: await rowsOf(rooms, by, { chosen: chosen.slice(0, mostOnPage), now }),
    isCut: chosen.length > mostOnPage,
    workload: workloadOf(held, now),
  }
}

const isIn: Readonly<Record<Exclude<ConversationQueue, 'closed'>, (one: Held, staffId: string) => boolean>> =
  {
    waiting: ({ waitingSince }) => waitingSince !== null,
    mine: ({ holder }, staffId) => holder?.id === staffId,
    handed: ({ holder }) => holder?.isHanded === true,
    open: () => true,
  }

function isLate({ answerBy }: DeskConversation, now: Temporal.Instant): boolean {
  return answerBy !== null && Temporal.Instant.compare(answerBy, now) < 0
}

function counted(among: readonly DeskConversation[], now: Temporal.Instant) {
  return { many: among.length, late: among.filter((one) => isLate(one, now)).length }
}

function workloadOf(held: readonly Held[], now: Temporal.Instant): ConversationList['workload'] {
  const byColleague = Map.groupBy(
    held.filter(({ holder }) => holder !== undefined),
    ({ holder }) => holder?.id ?? '',
  )
  return [...byColleague]
    .map(([id, ofOne]) => {
      const { many, late } = counted(ofOne, now)
      return { id, name: ofOne[0]?.holder?.name ?? '', open: many, late }
    })
    .toSorted((one, other) => other.open - one.open || one.name.localeCompare(other.name, 'fa'))
}

async function rowsOf(
  { orders, accounts }: SupportDeskRooms,
  { roles }: StaffVisitor,
  { chosen, now }: { readonly chosen: readonly Held[]; readonly now: Temporal.Instant },
): Promise<ConversationList['rows']> {
  const among = chosen.flatMap(({ orderId }) => orderId ?? [])
  const bought =
    among.length === 0 ? [] : (await orders.desk.list({ filter: { among }, take: mostOnPage })).orders
  const orderOf = new Map(bought.map((order) => [order.orderId, order]))
  return Promise.all(
    chosen.map(async (one) => {
      const order = one.orderId === null ? undefined : orderOf.get(one.orderId)
      const phone = order === undefined ? (await accounts.userOf(one.userId))?.phone : undefined
      return {
        id: one.id,
        who: order?.passenger ?? phoneText(phone ?? '', roles),
        orderNumber: order?.orderNumber ?? null,
        says: one.says,
        author: one.author ?? '',
        unread: one.unread,
        due: one.answerBy === null ? '' : momentWords(one.answerBy, now),
        isLate: isLate(one, now),
        age: ageWords(one.closedAt ?? one.waitingSince ?? one.saidAt ?? one.openedAt, now),
        holder: one.holder === undefined ? null : { id: one.holder.id, name: one.holder.name },
      }
    }),
  )
}
