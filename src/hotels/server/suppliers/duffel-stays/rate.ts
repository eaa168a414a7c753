import type { Board } from '#hotels/offered.ts'
import type { Rate, Room } from '#hotels/server/suppliers/duffel-stays/responses.ts'
import type { OfferedRate, RefundUntil } from '#hotels/supplier/offer.ts'
import { persianDigits } from '#money/digits.ts'
import type { RatesOnSale } from '#money/rates.ts'
import type { Rial } from '#money/rial.ts'
import {
  currencyIn,
  type ForeignAmount,
  foreignAmount,
  minorIn,
  rateOf,
  rialBack,
  rialOf,
} from '#suppliers/foreign-amount.ts'

export interface Priced {
  readonly total: Rial
  readonly foreign: ForeignAmount
}

interface Amount {
  readonly amount: string | null | undefined
  readonly currency: string | null | undefined
}

/** Undefined for what cannot be read, and without a rate to sell it by. */
export function pricedIn({ amount, currency: code }: Amount, rates: RatesOnSale): Priced | undefined {
  const [minor, currency] = [minorIn(amount ?? ''), currencyIn(code ?? '')]
  const rate = currency && rates[currency]
  if (minor === undefined || minor === 0 || rate === undefined) return undefined
  return { total: rialOf(minor, rate), foreign: foreignAmount(minor, rate) }
}

/** Sellable rates: prepaid, from our balance, in a known currency, not expired. */
export function ratesIn({ name, beds, rates: of }: Room, rates: RatesOnSale): readonly OfferedRate[] {
  return of.flatMap((said) => {
    const price = pricedIn({ amount: said.total_amount, currency: said.total_currency }, rates)
    const refunds = price && refundsIn(said, price)
    const board = boards[said.board_type]
    const expiresAt = instantIn(said.expires_at)
    if (!price || !refunds || !board || !expiresAt || !isOurs(said)) return []
    return [
      {
        ref: said.id,
        roomName: name,
        beds: (beds ?? []).map(bedWords).join('، '),
        board,
        ...price,
        refunds,
        dueThere: dueThere(said),
        conditions: (said.conditions ?? []).flatMap(wordsOf),
        left: said.quantity_available ?? null,
        expiresAt,
      },
    ]
  })
}

/** undefined when any step is unreadable: then nobody could be told the terms. */
export function refundsIn(
  { cancellation_timeline: timeline }: Pick<Rate, 'cancellation_timeline'>,
  { total, foreign }: Priced,
): readonly RefundUntil[] | undefined {
  const read = timeline.map(({ before, refund_amount: amount, currency }) => {
    const [until, minor] = [instantIn(before), minorIn(amount)]
    if (until === undefined || minor === undefined || currency !== foreign.currency) return undefined
    return { until, refund: minor >= foreign.minor ? total : rialBack(minor, rateOf(foreign)) }
  })
  return read.every((one) => one !== undefined) ? read : undefined
}

export function instantIn(text: string | null | undefined): Temporal.Instant | undefined {
  try {
    return text == null ? undefined : Temporal.Instant.from(text)
  } catch {
    return undefined // no instant
  }
}

function isOurs({ payment_type: type, available_payment_methods: methods }: Rate): boolean {
  const isPaidNow = type == null || type === 'pay_now' || type === 'prepaid'
  return isPaidNow && (methods == null || methods.includes('balance'))
}

/** All-inclusive counts as full board; its own words stay in the conditions. */
const boards: Readonly<Record<string, Board>> = {
  room_only: 'room-only',
  breakfast: 'breakfast',
  half_board: 'half-board',
  full_board: 'full-board',
  all_inclusive: 'full-board',
}

const bedNames: Readonly<Record<string, string>> = {
  single: 'تخت یک‌نفره',
  double: 'تخت دونفره',
  queen: 'تخت دونفرهٔ بزرگ',
  king: 'تخت دونفرهٔ خیلی بزرگ',
  sofabed: 'مبل تخت‌شو',
}

function bedWords({ type, count }: { readonly type: string; readonly count: number }): string {
  return `${persianDigits(count)} ${bedNames[type] ?? 'تخت'}`
}

function dueThere({
  due_at_accommodation_amount: amount,
  due_at_accommodation_currency: currency,
}: Rate): string | null {
  const isNothing = amount == null || currency == null || Number(amount) === 0
  return isNothing ? null : `${amount} ${currency}`
}

function wordsOf({
  title,
  description,
}: {
  readonly title?: string | null | undefined
  readonly description?: string | null | undefined
}): readonly string[] {
  const words = [title, description].filter((part) => part != null && part !== '').join(': ')
  return words === '' ? [] : [words.slice(0, 500)]
}
