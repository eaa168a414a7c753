import { weekdayDayMonth } from '#calendar/formatted.ts'
import { insuranceCalls } from '#insurance/calls.ts'
import { standsUntilIssued } from '#insurance/move-words.ts'
import { type PolicyMove, policyMove } from '#insurance/server/moving/policy-move.ts'
import type { Room } from '#insurance/server/room.ts'
import { persianDigits } from '#money/digits.ts'
import { priceText, priceWords } from '#money/display-unit.ts'
import type { OfferBeside } from '#orders/offer-beside.ts'
import type { OrderDetails } from '#orders/responses.ts'
import { findCountry } from '#places/countries.ts'

/** Beside a ticket whose days are new: its people's policies go along, at what that costs. */
export async function moveOffer(
  room: Room,
  order: OrderDetails,
  by: { readonly userId: string; readonly now: Temporal.Instant },
): Promise<OfferBeside | undefined> {
  const move = await policyMove(room, order, by)
  if (move === undefined) return undefined
  const { policy, total, worth } = move
  return {
    title: `جابه‌جایی بیمهٔ سفر ${findCountry(policy.country)?.name ?? ''} برای ${persianDigits(policy.positions.length)} نفر`,
    says: wordsOf(move),
    ...priceOf(move),
    to: '',
    action: 'جابه‌جا می‌کنم',
    actionCall: { line: insuranceCalls.move.line, body: { orderId: order.orderId, total, worth } },
    declineLine: insuranceCalls.decline.line,
  }
}

function wordsOf({ policy: { before, startsOn, endsOn, supplier }, cost: { penalty } }: PolicyMove): string {
  const kept =
    supplier === null && penalty > 0 ? ` ${priceWords(penalty)} کارمزد بیمه‌نامهٔ قبلی در این مبلغ است.` : ''
  const days = `${weekdayDayMonth(startsOn)} تا ${weekdayDayMonth(endsOn)}`
  return `بیمه‌نامهٔ شما از ${weekdayDayMonth(before.startsOn)} تا ${weekdayDayMonth(before.endsOn)} است و این سفر را نمی‌پوشاند. به ${days} می‌رود؛ ${standsUntilIssued}${kept}`
}

function priceOf({ cost: { toPay, back } }: PolicyMove): Pick<OfferBeside, 'price' | 'priceSays'> {
  if (toPay > 0) return { price: priceText(toPay), priceSays: 'می‌پردازید' }
  if (back > 0) return { price: priceText(back), priceSays: 'به کیف پول برمی‌گردد' }
  return { price: null, priceSays: '' }
}
