import { type DaySpan, daySpans } from '#desk/orders/list-address.ts'
import { type RefundGroup, refundGroups } from '#refunds/desk-group.ts'

/** What the list of refunds is asked for, in its address. */
export interface RefundsAddress {
  /** a refund's number or an order's */
  readonly q: string
  readonly group: RefundGroup | ''
  readonly to: Goal | ''
  readonly made: DaySpan | ''
}

/** Where the money goes. */
export const goals = {
  wallet: 'کیف پول',
  bank: 'حساب بانکی',
  order: 'پرواز تازه',
  credit: 'اعتبار آژانس',
} as const
export type Goal = keyof typeof goals

export function readRefundsAddress(params: URLSearchParams): RefundsAddress {
  return {
    q: (params.get('q') ?? '').trim().slice(0, 20),
    group: oneOf(refundGroups, params.get('group')),
    to: oneOf(goals, params.get('to')),
    made: oneOf(daySpans, params.get('made')),
  }
}

function oneOf<Name extends string>(names: Readonly<Record<Name, string>>, given: string | null): Name | '' {
  return given !== null && Object.hasOwn(names, given) ? (given as Name) : ''
}
