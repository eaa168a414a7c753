import { clockTime, dateSeenFrom } from '#calendar/formatted.ts'
import type { Zone } from '#calendar/zones.ts'
import type { ContactRequest } from '#help/calls.ts'
import { answerWayWords, contactTopics } from '#help/contact-form.ts'
import { type ContactRow, responsesTo } from '#help/server/contact-rows.ts'
import type { Room } from '#help/server/room.ts'
import { saidHere } from '#web/server/as-viewed.ts'

/** What its writer reads of it; the way to its order only who is signed in as him. */
export async function requestView(
  room: Room,
  row: ContactRow,
  readerId: string | undefined,
): Promise<ContactRequest> {
  const answers = await responsesTo(room.database, row.id)
  const { zone } = room.settings.sites.ofBrand(row.brand).brand.contact
  const words = (at: Temporal.Instant) => saidHere(() => momentWords(at, room.clock.now(), zone))
  const dueAt = (await room.promises.of('contact-answered', row.id))?.dueAt ?? row.createdAt
  return {
    number: row.number,
    state: stateOf(row, { isAnswered: answers.length > 0, isLate: isBefore(dueAt, room.clock.now()) }),
    topic: contactTopics[row.topic],
    ownOrder: row.userId === readerId ? await orderOf(room, row) : null,
    answerBy: answerWayWords[row.answerBy],
    writtenAt: words(row.createdAt),
    dueAt: words(dueAt),
    callAt: row.callAt === null ? null : words(row.callAt),
    closedBecause: row.closedBecause,
    answers: answers.map(({ words: text, at }) => ({ text, at: words(at) })),
  }
}

async function orderOf(
  { orders }: Room,
  { orderId, orderNumber }: ContactRow,
): Promise<ContactRequest['ownOrder']> {
  if (orderId === null || orderNumber === null) return null
  return { number: orderNumber, path: await orders.pageOf(orderId) }
}

function stateOf(
  { closedAt }: ContactRow,
  { isAnswered, isLate }: { readonly isAnswered: boolean; readonly isLate: boolean },
): ContactRequest['state'] {
  if (closedAt !== null) return isAnswered ? 'answered' : 'closed'
  return isLate ? 'late' : 'waiting'
}

function isBefore(one: Temporal.Instant, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(one, other) < 0
}

/** «دوشنبه ۲ آذر، ساعت ۱۸:۳۰», by the clock of the office. */
function momentWords(at: Temporal.Instant, now: Temporal.Instant, zone: Zone): string {
  const today = now.toZonedDateTimeISO(zone).toPlainDate()
  const there = at.toZonedDateTimeISO(zone)
  return `${dateSeenFrom(today, there.toPlainDate())}، ساعت ${clockTime(there)}`
}
