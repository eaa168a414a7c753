import { clockTime, dateSeenFrom } from '#calendar/formatted.ts'
import { masked } from '#desk/masking.ts'
import { dayAt, momentWords } from '#desk/moment-words.ts'
import { channelNames, groupOf } from '#desk/orders/list-address.ts'
import { priceText } from '#money/display-unit.ts'
import type { DeskOrder } from '#orders/desk-order.ts'
import { isStatus } from '#orders/life.ts'
import { formattedMobile } from '#web/formatted-mobile.ts'

export interface RowView {
  readonly number: string
  readonly made: string
  readonly what: string
  readonly begins: string
  readonly passenger: string
  readonly people: number
  readonly amount: string
  readonly says: string
  readonly tone: 'good' | 'warn' | 'bad' | 'plain'
  readonly phone: string
  readonly reference: string
  readonly brand: string
  readonly channel: string
}

const tones = {
  unpaid: 'plain',
  'to-issue': 'warn',
  issued: 'good',
  failed: 'bad',
  refunded: 'plain',
  ended: 'plain',
} as const

/** A row as these roles may read it. */
export function rowView(order: DeskOrder, roles: readonly string[], now: Temporal.Instant): RowView {
  return {
    number: order.orderNumber,
    made: momentWords(Temporal.Instant.from(order.registeredAt), now),
    what: order.what,
    begins: beginsText(order.begins, now),
    passenger: order.passenger,
    people: order.passengerCount,
    amount: priceText(order.payable),
    says: order.labels.says,
    tone: isStatus(order.status) ? tones[groupOf(order.status)] : 'plain',
    phone: phoneText(order.phoneNumber, roles),
    reference: order.reservationNumber ?? '',
    brand: order.brand ?? '',
    channel: channelNames[order.channel as keyof typeof channelNames] ?? '',
  }
}

export function phoneText(phone: string, roles: readonly string[]): string {
  return masked('mobile', formattedMobile(phone).replaceAll(' ', ''), roles)
}

function beginsText(begins: string, now: Temporal.Instant): string {
  const day = dateSeenFrom(dayAt(now), Temporal.PlainDate.from(begins.slice(0, 10)))
  return begins.includes('T') ? `${day}، ${clockTime(Temporal.PlainTime.from(begins.slice(11)))}` : day
}
