import { callSlots, callsAtOnce } from '#help/call-slots.ts'
import type { ContactRequest } from '#help/calls.ts'
import type { OpenHours } from '#help/open-hours.ts'
import { openHoursOf } from '#help/open-hours.ts'
import { closer } from '#help/server/close.ts'
import { type ContactDesk, contactDesk } from '#help/server/contact-desk.ts'
import { mayAll } from '#help/server/contact-risk.ts'
import { placesTaken } from '#help/server/contact-rows.ts'
import { type Lookup, type OwnOrder, requestsOn, statusOf, withdraw } from '#help/server/contact-status.ts'
import { type Feedback, openFeedback } from '#help/server/feedback.ts'
import { forgetClosed } from '#help/server/forget-closed.ts'
import { refuse } from '#help/server/refusals.ts'
import type { Room } from '#help/server/room.ts'
import { type ContactBody, type Writer, write, writingIn } from '#help/server/write.ts'
import { hostOf } from '#server/address.ts'
import type { Puzzle } from '#server/captcha/captcha.ts'
import type { House } from '#server/house.ts'

export interface CallSlot {
  readonly at: Temporal.Instant
  readonly isFull: boolean
}

export interface Help {
  /** Of the site that is asked. */
  hours(): OpenHours | undefined
  /** Half hours of the next open days; none where the operator says no hours. */
  callSlots(): Promise<readonly CallSlot[]>
  /** Becomes a task; the same words again, while they are open, are the same one. Refuses CAPTCHA_NEEDED, CAPTCHA_WRONG,
   * TOO_MANY_REQUESTS, NO_SUCH_SLOT, SLOT_IS_FULL, MOBILE_IS_INVALID, ORDER_NOT_FOUND. */
  write(form: ContactBody, writer: Writer): Promise<ContactRequest>
  captcha(from: Pick<Writer, 'address' | 'browser'>): Promise<Puzzle>
  /** What somebody wrote about an order of his, newest first; nothing of another's. */
  requestsOn(order: OwnOrder): Promise<readonly ContactRequest[]>
  statusOf(lookup: Lookup): Promise<ContactRequest>
  withdraw(lookup: Lookup): Promise<ContactRequest>
  readonly desk: ContactDesk
  readonly feedback: Feedback
  readonly work: {
    /** Deletes what was closed a year ago; daily. */
    forgetClosed(): Promise<number>
  }
}

/** More only helps a machine. */
const puzzlesFromHost = { most: 120, seconds: 600 } as const

export function openHelp(house: House, around: Pick<Room, 'promises' | 'captcha' | 'orders' | 'tell'>): Help {
  const { database, clock, jobs, settings } = house
  const hours = () => openHoursOf(settings.sites.here().brand.contact)
  const close = closer({ clock, promises: around.promises })
  const room: Room = { database, clock, settings, hours, close, ...around }
  const work = { forgetClosed: () => forgetClosed(database, clock.now()) }
  const feedback = openFeedback(room)
  jobs.every('help.forget-closed', '37 3 * * *', async () => void (await work.forgetClosed()))
  jobs.every('help.forget-unanswered', '41 3 * * *', feedback.forget)
  return {
    hours,
    async callSlots() {
      const open = hours()
      const slots = open === undefined ? [] : callSlots(open, clock.now())
      const taken = await placesTaken(database, slots)
      return slots.map((at) => ({ at, isFull: (taken.get(at.toString()) ?? []).length >= callsAtOnce }))
    },
    write: (form, writer) => write(room, form, writer),
    async captcha({ browser, address }) {
      if (!(await mayAll(room, [[`contact captcha from ${hostOf(address)}`, puzzlesFromHost]])))
        throw refuse('TOO_MANY_REQUESTS')
      return room.captcha.create({ userId: browser, subject: writingIn(browser), address })
    },
    requestsOn: (order) => requestsOn(room, order),
    statusOf: (lookup) => statusOf(room, lookup),
    withdraw: (lookup) => withdraw(room, lookup),
    desk: contactDesk(room),
    feedback,
    work,
  }
}
