import type { RefundableItem, RefundItem } from '#orders/refund-terms.ts'
import { PARTY_TEXTS, type Party, type PartyFault, partyFaults } from '#passengers/party.ts'
import type { Stretch } from '#penalties/penalty.ts'
import { isSameItem } from '#refunds/same-item.ts'

export const selectionTexts = {
  ALREADY_REFUNDED: 'این بلیت پیش‌تر مسترد شده است.',
  FLOWN: 'زمان این پرواز گذشته است.',
  NOT_REFUNDABLE: 'طبق قوانین فروشنده، این بلیت پس از خرید قابل استرداد نیست.',
  TOO_LATE:
    'مهلت استرداد این بلیت گذشته است: بلیت داخلی تا ساعت ۱۲ ظهر روز پیش از پرواز پس داده می‌شود، بلیت خارجی طبق جدول خودش.',
  NOT_TOLD:
    'فروشندهٔ این بلیت هنوز نگفته است چه مبلغی برمی‌گرداند. کمی بعد دوباره نگاه کنید یا به پشتیبانی بگویید.',
  PARTLY_FLOWN: 'بخشی از این سفر انجام شده است و فروشنده باقی آن را جدا پس نمی‌گیرد.',
  NOTHING_TO_RETURN: 'با جریمهٔ این لحظه مبلغی برنمی‌گردد.',
  NOTHING_CHOSEN: 'دست‌کم یک بلیت را انتخاب کنید.',
  UNKNOWN_ITEM: 'بلیتی که انتخاب کرده‌اید در این سفارش نیست.',
  ONLY_TOGETHER: 'فروشنده این بلیت‌ها را فقط با هم پس می‌گیرد؛ همه را انتخاب کنید.',
  NOT_ALONE: `کسانی که می‌مانند نمی‌توانند به این شکل سفر کنند. ${PARTY_TEXTS.ADULT_IS_REQUIRED}`,
  TOO_MANY_CHILDREN: PARTY_TEXTS.CHILDREN_MORE_THAN_ALLOWED,
  TOO_MANY_INFANTS: `نوزاد بدون بزرگسال همراهش نمی‌ماند. ${PARTY_TEXTS.INFANTS_MORE_THAN_ADULTS}`,
} as const
export type SelectionFault = keyof typeof selectionTexts

export function selectionText(fault: SelectionFault, own: Readonly<Record<string, string>>): string {
  return own[fault] ?? selectionTexts[fault]
}

/** Penalty on its leg: period and current percent. */
export interface LegPenalty {
  readonly stretches: readonly Stretch[]
  readonly percent: number
  readonly isUntold?: boolean | undefined
}

export function itemFault(
  { state }: Pick<RefundableItem, 'state'>,
  { stretches, percent, isUntold }: LegPenalty,
  mates: readonly Pick<RefundableItem, 'state'>[] = [],
): SelectionFault | undefined {
  if (state === 'refunded') return 'ALREADY_REFUNDED'
  if (state === 'flown') return 'FLOWN'
  if (mates.some((mate) => mate.state === 'flown')) return 'PARTLY_FLOWN'
  if (isUntold === true) return 'NOT_TOLD'
  if (percent < 100) return undefined
  return stretches.every((stretch) => stretch.percent >= 100) ? 'NOT_REFUNDABLE' : 'TOO_LATE'
}

type Person = Pick<RefundableItem, 'passenger' | 'leg' | 'group' | 'state'> & {
  readonly together?: string | null | undefined
}

export function matesOf<One extends Person>(items: readonly One[], item: Person): readonly One[] {
  if (item.together === undefined || item.together === null) return []
  return items.filter((one) => one.together === item.together && !isSameItem(one, item))
}

/** B04, §5: those remaining on each leg must be an allowed party, or nobody: no infant or child without an adult. */
export function selectionFault(
  items: readonly Person[],
  chosen: readonly RefundItem[],
): SelectionFault | undefined {
  if (chosen.length === 0) return 'NOTHING_CHOSEN'
  if (chosen.some((one) => !items.some((item) => isSameItem(one, item)))) return 'UNKNOWN_ITEM'
  const isChosen = (item: Person) => chosen.some((one) => isSameItem(one, item))
  const left = items.filter(isChosen).flatMap((item) => matesOf(items, item))
  if (left.some((mate) => mate.state !== 'refunded' && !isChosen(mate))) return 'ONLY_TOGETHER'
  for (const leg of new Set(chosen.map((one) => one.leg))) {
    const stay = items.filter((item) => item.leg === leg && item.state !== 'refunded' && !isChosen(item))
    const fault = stay.length === 0 ? undefined : partyFault(stay)
    if (fault !== undefined) return fault
  }
  return undefined
}

function partyFault(stay: readonly Person[]): SelectionFault | undefined {
  const count = (group: Person['group']) => stay.filter((one) => one.group === group).length
  const party: Party = { adults: count('adult'), children: count('child'), infants: count('infant') }
  const [fault] = partyFaults(party)
  return fault && partyFaultsHere[fault]
}

const partyFaultsHere = {
  COUNT_IS_INVALID: 'NOT_ALONE',
  PASSENGERS_MORE_THAN_NINE: 'NOT_ALONE',
  ADULT_IS_REQUIRED: 'NOT_ALONE',
  CHILDREN_MORE_THAN_ALLOWED: 'TOO_MANY_CHILDREN',
  INFANTS_MORE_THAN_ADULTS: 'TOO_MANY_INFANTS',
} as const satisfies Record<PartyFault, SelectionFault>
