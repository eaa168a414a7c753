import { isUnpaid, type Status, statuses } from '#orders/life.ts'

/** What a list of orders is asked for in the address; each counter of the day is such an address too. */
export interface ListAddress {
  readonly q: string
  readonly product: string
  readonly status: StatusGroup | ''
  readonly made: DaySpan | ''
  readonly paid: DaySpan | ''
  readonly brand: string
  readonly channel: string
  readonly late: boolean
  readonly due: DueKind | ''
}

export const statusGroups = {
  unpaid: 'پرداخت‌نشده',
  'to-issue': 'در نوبت صدور',
  issued: 'صادرشده',
  failed: 'صدور ناموفق',
  refunded: 'استردادشده',
  ended: 'لغو و منقضی',
} as const satisfies Readonly<Record<string, string>>
export type StatusGroup = keyof typeof statusGroups

export const daySpans = { today: 'امروز', yesterday: 'دیروز', week: '۷ روز', month: '۳۰ روز' } as const
export type DaySpan = keyof typeof daySpans

/** What other rooms know of an order that waits for somebody here. */
export const dueKinds = {
  refund: 'استرداد در راه',
  task: 'کار باز',
  overdue: 'کار گذشته از وقت',
  conversation: 'گفتگوی بی‌پاسخ',
} as const
export type DueKind = keyof typeof dueKinds

/** §3 productChannel. */
export const channelNames = { 1: 'وب', 2: 'وب موبایل', 3: 'اپ', 4: 'همکار', 5: 'میز' } as const

export function readAddress(params: URLSearchParams): ListAddress {
  return {
    q: (params.get('q') ?? '').slice(0, 100),
    product: params.get('product') ?? '',
    status: oneOf(statusGroups, params.get('status')),
    made: oneOf(daySpans, params.get('made')),
    paid: oneOf(daySpans, params.get('paid')),
    brand: params.get('brand') ?? '',
    channel: Object.hasOwn(channelNames, params.get('channel') ?? '') ? (params.get('channel') ?? '') : '',
    late: params.get('late') === '1',
    due: oneOf(dueKinds, params.get('due')),
  }
}

export function statusesOf(group: StatusGroup): readonly Status[] {
  return statuses.filter((status) => groupOf(status) === group)
}

export function groupOf(status: Status): StatusGroup {
  if (isUnpaid(status)) return 'unpaid'
  if (status === 'paid' || status === 'issuing') return 'to-issue'
  if (status === 'unissued' || status === 'replaced') return 'failed'
  return status === 'issued' || status === 'failed' || status === 'refunded' ? status : 'ended'
}

function oneOf<Name extends string>(names: Readonly<Record<Name, string>>, given: string | null): Name | '' {
  return given !== null && Object.hasOwn(names, given) ? (given as Name) : ''
}
