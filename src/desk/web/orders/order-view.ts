import { clockTime, dayMonthSeenFrom } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import { masked } from '#desk/masking.ts'
import { dayAt, momentWords } from '#desk/moment-words.ts'
import type { TimelineEntry, TimelineKind } from '#desk/orders/timeline.ts'
import type { OrderRecord } from '#desk/server/orders/order-page.ts'
import { type RowView, rowView } from '#desk/web/orders/row-view.ts'
import { persianDigits } from '#money/digits.ts'
import { changeText, priceText } from '#money/display-unit.ts'
import type { OrderPassenger } from '#orders/order.ts'
import { accountNames } from '#wallet/account-names.ts'

export interface LineView {
  readonly kind: TimelineKind
  readonly day: string
  readonly time: string
  readonly title: string
  readonly by: string
  readonly text: string
  readonly tone: TimelineEntry['tone']
  readonly amount: string
  readonly bodies?: readonly string[]
}

export interface OrderPageView {
  readonly row: RowView
  readonly opens: string
  readonly reason: string
  readonly email: string
  readonly passengers: readonly { readonly name: string; readonly latin: string; readonly paper: string }[]
  readonly extras: readonly { readonly name: string; readonly price: string }[]
  readonly rules: readonly { readonly name: string; readonly price: string }[]
  readonly lines: readonly LineView[]
  readonly money: readonly { readonly says: string; readonly amount: string }[]
  /** nothing of it is left over or missing */
  readonly isBalanced: boolean
  readonly entries: number
  readonly tasks: readonly {
    readonly id: string
    readonly body: string
    readonly due: string
    readonly by: string
    readonly isDone: boolean
  }[]
  readonly conversation: { readonly id: string; readonly isWaiting: boolean } | null
  readonly may: { readonly issue: boolean; readonly resend: boolean }
}

/** An order as these roles may read it. */
export function orderPageView(
  record: OrderRecord,
  roles: readonly string[],
  now: Temporal.Instant,
): OrderPageView {
  const { view, timeline, entries, tasks, rules, conversation } = record
  const { status } = view.order
  const byAccount = Map.groupBy(
    entries.flatMap(({ postings }) => postings),
    (posting) => posting.class,
  )
  const sums = [...byAccount].map(([account, postings]) => ({
    account,
    amount: postings.reduce((sum, { amount }) => sum + amount, 0),
  }))
  return {
    row: rowView(view.order, roles, now),
    opens: view.opens,
    reason: view.reason ?? '',
    email: view.email ?? '',
    passengers: view.passengers.map((passenger) => personView(passenger, roles)),
    extras: view.extras.map(({ name, price }) => ({ name, price: priceText(price) })),
    rules: rules.flatMap(ruleLines),
    lines: timeline.map((line) => lineView(line, now)),
    money: sums
      .filter(({ amount }) => amount !== 0)
      .map(({ account, amount }) => ({ says: accountNames[account], amount: changeText(amount) })),
    isBalanced: sums.reduce((sum, { amount }) => sum + amount, 0) === 0,
    entries: entries.length,
    tasks: tasks.map(({ id, body, dueAt, madeBy, doneBy, doneAt }) => ({
      id,
      body,
      due: momentWords(dueAt, now),
      by: doneBy ?? madeBy,
      isDone: doneAt !== null,
    })),
    conversation:
      conversation === undefined ? null : { id: conversation.id, isWaiting: conversation.isWaiting },
    may: { issue: status === 'paid' || status === 'issuing', resend: status === 'issued' },
  }
}

/** What it made of the price, and what its supplier pays us, each where there is some. */
function ruleLines({ ruleId, amount, commission }: OrderRecord['rules'][number]): OrderPageView['rules'] {
  const number = persianDigits(ruleId)
  return [
    ...(amount === 0 ? [] : [{ name: `قاعدهٔ قیمت ${number}`, price: changeText(amount) }]),
    ...(commission === 0
      ? []
      : [{ name: `کمیسیون تأمین‌کننده، قاعدهٔ ${number}؛ در بهای مسافر نیست`, price: priceText(commission) }]),
  ]
}

function personView(passenger: OrderPassenger, roles: readonly string[]) {
  const { firstName, lastName, firstNameFarsi, lastNameFarsi, nationalCode, passport } = passenger
  const paper =
    passport === null
      ? masked('national-code', persianDigits(nationalCode ?? ''), roles)
      : masked('passport', passport.number, roles)
  return { name: `${firstNameFarsi} ${lastNameFarsi}`.trim(), latin: `${firstName} ${lastName}`, paper }
}

function lineView({ at, amount, ...line }: TimelineEntry, now: Temporal.Instant): LineView {
  const local = at.toZonedDateTimeISO(iranZone)
  const seconds = persianDigits(String(local.second).padStart(2, '0'))
  return {
    ...line,
    day: dayMonthSeenFrom(dayAt(now), local.toPlainDate()),
    time: `${clockTime(local)}:${seconds}`,
    amount: amount === undefined ? '' : priceText(amount),
  }
}
