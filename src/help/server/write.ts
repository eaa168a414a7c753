import { randomUUID } from 'node:crypto'
import { isEmail, tidiedEmail } from '#accounts/email-address.ts'
import { phoneOf } from '#accounts/server/accounts.ts'
import type { CheckedOf } from '#calls/call.ts'
import type { Trx } from '#database/database.ts'
import { violates } from '#database/violates.ts'
import { answerDue } from '#help/answer-due.ts'
import { callMinutes, callSlots, callsAtOnce } from '#help/call-slots.ts'
import type { ContactRequest, contactCalls } from '#help/calls.ts'
import { contactFaults, contactTexts } from '#help/contact-form.ts'
import { isCalm, mayWrite } from '#help/server/contact-risk.ts'
import { insertRow, type NewRow, placesTaken, rowNumbered, sameOpen } from '#help/server/contact-rows.ts'
import { requestView } from '#help/server/contact-view.ts'
import { refuse } from '#help/server/refusals.ts'
import type { Room } from '#help/server/room.ts'
import { latinDigits } from '#money/digits.ts'
import { orderNumberKey } from '#orders/tracking.ts'
import { Faults } from '#server/refusal.ts'

export type ContactBody = CheckedOf<typeof contactCalls.write>['body']

export interface Writer {
  readonly userId: string | undefined
  readonly address: string
  /** see `browserOf` */
  readonly browser: string
}

type Request = Omit<NewRow, 'id' | 'number' | 'callPlace' | 'createdAt' | 'brand'>

/** Refuses CAPTCHA_NEEDED, CAPTCHA_WRONG, TOO_MANY_REQUESTS, NO_SUCH_SLOT, SLOT_IS_FULL, MOBILE_IS_INVALID, ORDER_NOT_FOUND. */
export async function write(room: Room, form: ContactBody, writer: Writer): Promise<ContactRequest> {
  const request = { ...requestIn(form, writer.userId), ...(await ownOrder(room, form, writer.userId)) }
  const before = await sameOpen(room.database, request)
  if (before !== undefined) return requestView(room, before, writer.userId)
  await mustBeHuman(room, form, { ...writer, mobile: request.mobile })
  if (!(await mayWrite(room, { mobile: request.mobile, address: writer.address })))
    throw refuse('TOO_MANY_REQUESTS')
  const number = await once(room, request)
  const row = await rowNumbered(room.database, number)
  if (row === undefined) throw new Error(`request ${number} is gone`)
  return requestView(room, row, writer.userId)
}

function requestIn(form: ContactBody, userId: string | undefined): Request {
  const faults = contactFaults(form, (text) => isEmail(tidiedEmail(text)))
  if (faults.length > 0)
    throw new Faults(faults.map((property) => ({ property, says: contactTexts[property] })))
  const { answerBy, topic } = form
  const orderNumber = orderNumberKey(form.orderNumber).slice(0, 12)
  return {
    userId: userId ?? null,
    name: tidied(form.name),
    mobile: phoneOf(form.mobile),
    answerBy,
    email: answerBy === 'email' ? tidiedEmail(form.email) : null,
    topic,
    orderNumber: orderNumber === '' ? null : latinDigits(orderNumber),
    orderId: null,
    words: form.text.trim(),
    callAt: answerBy === 'call' ? instantIn(form.callAt) : null,
  }
}

/** Chosen from one's own: a number that is typed counts as typed. */
async function ownOrder(
  { orders }: Room,
  { orderId }: ContactBody,
  userId: string | undefined,
): Promise<Pick<Request, 'orderId' | 'orderNumber'> | undefined> {
  if (orderId === undefined) return undefined
  const order = await orders.ofUser(orderId, userId ?? nobody)
  return { orderId, orderNumber: order.orderNumber }
}

/** a guest's: no order is */
const nobody = '00000000-0000-0000-0000-000000000000'

function instantIn(text: string): Temporal.Instant {
  try {
    return Temporal.Instant.from(text)
  } catch {
    throw refuse('NO_SUCH_SLOT', { property: 'callAt' }) // not of our own list
  }
}

function tidied(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim()
}

async function mustBeHuman(
  room: Room,
  { captchaId, captchaCode, captchaWork }: ContactBody,
  { mobile, address, browser }: Writer & { readonly mobile: string },
): Promise<void> {
  if (captchaId === '') {
    if (await isCalm(room, { mobile, address })) return
    throw refuse('CAPTCHA_NEEDED')
  }
  const answer = { captchaId, subject: writingIn(browser), answer: captchaCode, work: captchaWork }
  if (!(await room.captcha.spend(room.database, answer)))
    throw refuse('CAPTCHA_WRONG', { property: 'captchaCode' })
}

export function writingIn(browser: string): string {
  return `writing in ${browser}`
}

/** Two at once for the last place of an hour, or pressed twice: one of them sees what the other did. */
async function once(room: Room, request: Request, tries = callsAtOnce + 1): Promise<number> {
  try {
    return await room.database.transaction().execute((trx) => store(trx, room, request))
  } catch (error) {
    if (violates(error, 'one_open_request')) {
      const same = await sameOpen(room.database, request)
      if (same !== undefined) return same.number
    }
    const isTaken = violates(error, 'one_call_a_place') || violates(error, 'one_open_request')
    if (!isTaken || tries === 0) throw error
    return once(room, request, tries - 1)
  }
}

async function store(trx: Trx, room: Room, request: Request): Promise<number> {
  const now = room.clock.now()
  const { callAt } = request
  const callPlace = callAt === null ? null : await placeAt(trx, room, callAt)
  const id = randomUUID()
  const dueAt = callAt === null ? answerDue(room.hours(), now) : callAt.add({ minutes: callMinutes })
  await room.promises.give(trx, { kind: 'contact-answered', subject: id, at: now, dueAt })
  const number = await room.promises.numberOf(trx, 'contact-answered', id)
  if (number === undefined) throw new Error(`request ${id} became no task`)
  const { brand } = room.settings.sites.here()
  await insertRow(trx, { ...request, id, number, callPlace, createdAt: now, brand: brand.id })
  const { zone } = brand.contact
  await room.tell(trx, {
    ...request,
    number,
    happened:
      callAt === null
        ? { what: 'received', until: dueAt.toZonedDateTimeISO(zone) }
        : { what: 'call-booked', at: callAt.toZonedDateTimeISO(zone) },
  })
  return number
}

/** The first free place of that half hour. */
async function placeAt(trx: Trx, room: Room, at: Temporal.Instant): Promise<number> {
  const hours = room.hours()
  const offered = hours === undefined ? [] : callSlots(hours, room.clock.now())
  if (!offered.some((slot) => slot.equals(at))) throw refuse('NO_SUCH_SLOT', { property: 'callAt' })
  const taken = (await placesTaken(trx, [at])).get(at.toString()) ?? []
  for (let place = 1; place <= callsAtOnce; place += 1) if (!taken.includes(place)) return place
  throw refuse('SLOT_IS_FULL', { property: 'callAt' })
}
