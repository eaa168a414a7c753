import { experienceKind } from '#experiences/kind.ts'
import type { ExperienceOrderToSubmit } from '#experiences/requests.ts'
import type { ExperienceOrdered } from '#experiences/responses.ts'
import { cityAt } from '#experiences/server/city-at.ts'
import type { Buyer } from '#experiences/server/door.ts'
import { leaderIn, passengerOf } from '#experiences/server/leader.ts'
import { type ExperienceItem, type ExperienceOffer, offerOf } from '#experiences/server/offer.ts'
import { orderedView } from '#experiences/server/ordered.ts'
import type { Room } from '#experiences/server/room.ts'
import { persianDigits } from '#money/digits.ts'
import { rial } from '#money/rial.ts'
import type { ForeignPart } from '#orders/foreign-price.ts'
import { contactFrom } from '#orders/from-forms.ts'
import type { Contact, Service } from '#orders/order.ts'
import { todayAt } from '#orders/web/today.ts'
import { Faults } from '#server/refusal.ts'

/** Submitting is also agreeing: only payment is left. */
export async function submit(
  room: Room,
  request: ExperienceOrderToSubmit,
  buyer: Buyer,
): Promise<ExperienceOrdered> {
  const { experienceId, optionRef, slotRef, day, party } = request
  const item: ExperienceItem = { experienceId, optionRef, slotRef, day, party }
  const days = { today: todayAt(room.clock.now()), day: Temporal.PlainDate.from(day) }
  const { form, faults } = leaderIn(request, days)
  const read = contactFrom(request.contact)
  if (faults.length + read.faults.length > 0) throw new Faults([...faults, ...read.faults])
  const offer = await offerOf(room, item)
  checkEmail(offer, read.contact)
  const leader = passengerOf(form)
  const remember = room.passengers.remembering(buyer.userId, [leader.form])
  const { orderId } = await room.orders.submit({
    ownerId: buyer.userId,
    product: experienceKind,
    item,
    journeys: [],
    stay: null,
    service: serviceOf(offer),
    passengers: [leader.passenger],
    contact: read.contact,
    channel: request.productChannel,
    foreign: foreignOf(offer),
    total: rial(request.totalPrice),
    once: buyer.once,
    address: buyer.address,
    browser: await room.browserOf(buyer.sessionId),
    captcha: request.captcha,
  })
  const { order } = await room.orders.approve(orderId, buyer.userId)
  await remember(room.database)
  return orderedView(room, order)
}

/** Some suppliers write to who comes. */
function checkEmail({ option }: ExperienceOffer, { email }: Contact): void {
  if (option.contactFields.includes('emailAddress') && (email ?? '') === '')
    throw new Faults([{ property: 'contact.email', says: 'برگزارکنندهٔ این گشت ایمیل می‌خواهد.' }])
}

/** Ahead until it is over. */
function serviceOf({ experience, slot, price }: ExperienceOffer): Service {
  const many = price.lines.reduce((sum, { count }) => sum + count, 0)
  return {
    name: `${experience.title}، ${persianDigits(many)} بلیت`,
    ...cityAt(experience),
    beginsOn: slot.startsAt.toPlainDate(),
    endsAt: slot.endsAt.toInstant(),
  }
}

function foreignOf({ price: { rate, minor } }: ExperienceOffer): readonly ForeignPart[] {
  if (rate.currency === 'IRR') return []
  return [{ ...rate, currency: rate.currency, part: 0, minor }]
}
