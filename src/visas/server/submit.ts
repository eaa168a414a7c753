import { iranZone } from '#calendar/zones.ts'
import type { Rate } from '#money/rates.ts'
import { rial } from '#money/rial.ts'
import type { ForeignPart } from '#orders/foreign-price.ts'
import { contactFrom } from '#orders/from-forms.ts'
import type { VisaOrder } from '#orders/order.ts'
import { Faults, type FieldFault } from '#server/refusal.ts'
import { countryData } from '#visas/countries.ts'
import { type PriceReckoned, priceOf } from '#visas/price.ts'
import { promisedAt } from '#visas/promise.ts'
import type { VisaRequest } from '#visas/requests.ts'
import type { VisaTracked } from '#visas/responses.ts'
import { applicantFaults, applicantsOf } from '#visas/server/applicants.ts'
import type { Asker } from '#visas/server/door.ts'
import { rateFor } from '#visas/server/facts.ts'
import { isOpen } from '#visas/server/open-countries.ts'
import { refuse } from '#visas/server/refusals.ts'
import type { Room } from '#visas/server/room.ts'
import { trackedOf } from '#visas/server/tracked.ts'
import { travelDays } from '#visas/travel-days.ts'

/** Submitting is also agreeing: only payment is left. */
export async function submit(room: Room, request: VisaRequest, asker: Asker): Promise<VisaTracked> {
  const { choice, applicants } = request
  const rate = await rateFor(room, choice.country)
  const price = priceOf(choice, applicants.length, rate)
  if (price === undefined) throw refuse('VISA_UNKNOWN')
  if (!(await isOpen(room, choice.country))) throw refuse('VISA_CLOSED')
  const travelDate = Temporal.PlainDate.from(request.travelDate)
  const today = room.clock.now().toZonedDateTimeISO(iranZone).toPlainDate()
  const asked = { request, today, travelDate, held: await room.documents.mine(asker.userId) }
  const { contact, faults } = contactFrom(request.contact)
  const all = [...dayFaults(room, request), ...applicantFaults(asked), ...faults]
  if (all.length > 0) throw new Faults(all)
  const people = applicantsOf(asked)
  const remember = room.passengers.remembering(
    asker.userId,
    people.map(({ form }) => form),
  )
  const { orderId } = await room.orders.submit({
    ownerId: asker.userId,
    product: 'visa',
    item: {
      choice,
      travelDate: request.travelDate,
      applicants: applicants.map(({ papers }) => ({ papers })),
    },
    journeys: [],
    stay: null,
    visa: visaOrdered(request),
    passengers: people.map(({ passenger }) => passenger),
    foreign: foreignParts(price, rate),
    contact,
    channel: request.productChannel,
    total: rial(request.totalPrice),
    once: asker.once,
    address: asker.address,
    browser: await room.browserOf(asker.sessionId),
    captcha: request.captcha,
  })
  const { order } = await room.orders.approve(orderId, asker.userId)
  await remember(room.database)
  return trackedOf(room, order)
}

function foreignParts({ fee, applicants }: PriceReckoned, rate: Rate): readonly ForeignPart[] {
  if (fee.amount === 0) return []
  return [{ ...rate, part: 0, currency: fee.currency, minor: fee.amount * applicants * 100 }]
}

function dayFaults({ clock }: Room, { choice, travelDate }: VisaRequest): readonly FieldFault[] {
  const now = clock.now()
  const until = promisedAt(choice, now)
  if (until === undefined) throw refuse('VISA_UNKNOWN')
  const { first, last } = travelDays(now, { promisedAt: until, ...countryData(choice.country) })
  if (travelDate < first)
    return [
      { property: 'travelDate', says: 'این روز پیش از پاسخی است که قول می‌دهیم؛ روز دیرتری را انتخاب کنید.' },
    ]
  return travelDate > last
    ? [{ property: 'travelDate', says: 'تا آن روز اعتبار ویزا تمام می‌شود؛ روز زودتری را انتخاب کنید.' }]
    : []
}

function visaOrdered({ choice, travelDate }: VisaRequest): VisaOrder {
  const { name, nameEn } = countryData(choice.country)
  return {
    ...choice,
    countryName: name,
    countryNameEn: nameEn,
    travelDate: Temporal.PlainDate.from(travelDate),
  }
}
