import { data, type LoaderFunctionArgs } from 'react-router'
import { momentWords } from '#desk/moment-words.ts'
import { contactFor } from '#desk/server/contacts/contact-work.ts'
import { recordLook } from '#desk/server/record-look.ts'
import { staffOf } from '#desk/web/desk-layout.server.ts'
import { isRefused } from '#desk/web/is-refused.ts'
import { phoneText } from '#desk/web/orders/row-view.ts'
import { answerWayWords, contactTopics } from '#help/contact-form.ts'
import { agencyOf } from '#web/page-context.server.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const rooms = agencyOf(context, 'desk')
  const staff = staffOf(context)
  const number = params['number'] ?? ''
  const message = await contactFor(rooms, staff, /^\d{5,9}$/.test(number) ? Number(number) : 0).catch(missing)
  await recordLook(rooms, staff, { action: 'contact.opened', subject: { kind: 'task', id: number } })
  const now = rooms.clock.now()
  const { orderId, closedAt, callAt, answers, createdAt } = message
  const proven = orderId === null ? undefined : (await rooms.orders.numbersOf([orderId])).get(orderId)
  return {
    number,
    name: message.name,
    phone: phoneText(message.mobile, staff.roles),
    topic: contactTopics[message.topic],
    way: answerWayWords[message.answerBy],
    isCall: message.answerBy === 'call',
    callAt: callAt === null ? '' : momentWords(callAt, now),
    since: momentWords(createdAt, now),
    words: message.words,
    orderNumber: proven,
    /** as a guest typed it, which proves nothing */
    orderTyped: proven === undefined ? message.orderNumber : null,
    closed: closedAt === null ? '' : momentWords(closedAt, now),
    closedBecause: message.closedBecause ?? '',
    answers: answers.map(({ words, at }) => ({ words, at: momentWords(at, now) })),
  }
}

function missing(error: unknown): never {
  if (!isRefused(error)) throw error
  if (error.code === 'REQUEST_NOT_FOUND') throw data(null, { status: 404 })
  throw error.code === 'NOT_OF_QUEUE' ? data(null, { status: 403 }) : error
}

export type ContactOnPage = Awaited<ReturnType<typeof loader>>
