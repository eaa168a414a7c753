import { clockTime, dateSeenFrom, dateWithYear } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import { agreedPath, formattedVersion } from '#law/law-text.ts'
import { priceText, priceWords } from '#money/display-unit.ts'
import type { ProductFace } from '#orders/face.ts'
import { foreignWords, rateBackWords, rateWords } from '#orders/foreign-words.ts'
import { awaitsBank } from '#orders/labels.ts'
import { isUnpaid } from '#orders/life.ts'
import { faceAsHeld } from '#orders/price-only.ts'
import type { OrderDetails, PassengerOnOrder } from '#orders/responses.ts'
import { noteOf } from '#orders/web/order/order-note.ts'
import { orderStateOf } from '#orders/web/order/order-state.ts'
import { type RefundEvent, timelineFor } from '#orders/web/order/timeline-texts.ts'
import { tripPath } from '#orders/web/paths.ts'
import { todayAt } from '#orders/web/today.ts'
import { orderStateNow } from '#orders/web/trips/trip.ts'

interface Shared {
  readonly details: OrderDetails
  readonly refunds: readonly RefundEvent[]
  readonly face: ProductFace
}

export function sharedTexts({ details, refunds, face: whole }: Shared, now: Temporal.Instant) {
  const face = faceAsHeld(whole, details)
  const status = orderStateNow(details, now)
  const { words } = face
  return {
    orderId: details.orderId,
    orderNumber: details.orderNumber,
    words: {
      held: words.held,
      again: words.again,
      cancelling: words.cancelling,
      cancel: words.cancel,
      paper: words.paper,
      shared: words.shared,
    },
    /** where it is agreed to and paid */
    confirmPath:
      details.trip === undefined ? face.confirmPath(details.orderId) : tripPath(details.trip.tripId),
    status,
    standing: orderStateOf(status, details, face),
    note: noteOf({ status, details, face }),
    holdExpiresAt: isUnpaid(status) ? details.holdExpiresAt : null,
    mayCancel: isUnpaid(status),
    awaitsBank: awaitsBank(details.labels),
    hasTicket: details.allowed.ticket,
    isGone:
      details.journeys.length > 0 && details.journeys.every(({ change }) => change?.kind === 'cancelled'),
    searchAgain: face.trip(details, now).again,
    amount: priceText(details.totalAmount),
    due: priceText(details.sum.due),
    money: details.money.map(({ says, amount, at }) => ({
      says,
      amount: priceText(Math.abs(amount)),
      isBack: amount > 0,
      at: momentText(at, now),
    })),
    foreign: details.foreignPrices.map(foreignWords),
    fell: details.rateDifference && fellText(details.rateDifference),
    story: timelineFor(details, refunds, face).map(({ says, at }) => ({ says, at: momentText(at, now) })),
    contact: details.contact,
    terms: details.terms && termsTexts(details.terms),
  }
}

function fellText({ amount, back, falls }: NonNullable<OrderDetails['rateDifference']>): string {
  const rates = new Set(falls.map(({ issued }) => rateWords(issued)))
  return `نرخ هنگام صدور: ${[...rates].join('؛ ')}. تفاوت، ${priceWords(amount)}، ${rateBackWords[back]}.`
}

function termsTexts({ variant, version, since }: NonNullable<OrderDetails['terms']>) {
  const day = Temporal.PlainDate.from(since)
  return {
    version: formattedVersion(version),
    since: dateWithYear(day),
    path: agreedPath('terms', { variant, version }),
  }
}

export type SharedTexts = ReturnType<typeof sharedTexts>

export function documentTexts({ nationalCode, passport }: PassengerOnOrder) {
  return passport === null
    ? { kind: 'کد ملی', number: nationalCode ?? '' }
    : { kind: 'شمارهٔ گذرنامه', number: passport.passportNumber }
}

/** «شنبه ۳۰ آبان، ساعت ۱۱:۳۰» on our own clock */
export function momentText(at: string, now: Temporal.Instant): string {
  const moment = Temporal.Instant.from(at).toZonedDateTimeISO(iranZone)
  return `${dateSeenFrom(todayAt(now), moment.toPlainDate())}، ساعت ${clockTime(moment)}`
}
