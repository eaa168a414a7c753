import type { LoaderFunctionArgs } from 'react-router'
import { dayInField } from '#desk/day-in-field.ts'
import { massRefundStatus, massRefundWords } from '#desk/mass-refund-status.ts'
import { dayAt, momentWords } from '#desk/moment-words.ts'
import {
  failedOrders,
  type MassRefund,
  massRefunds,
  massRefundWith,
} from '#desk/server/mass-refunds/record.ts'
import { viewsOf } from '#desk/server/orders/saved-views.ts'
import { staffOf } from '#desk/web/desk-layout.server.ts'
import { agencyOf } from '#web/page-context.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { desk, clock } = agencyOf(context, 'desk')
  const params = new URL(request.url).searchParams
  const number = Number(params.get('open') ?? Number.NaN)
  const [all, views, opened] = await Promise.all([
    massRefunds(desk.database),
    viewsOf(desk.database, staffOf(context).staffId),
    Number.isSafeInteger(number) ? massRefundWith(desk.database, { number }) : undefined,
  ])
  const now = clock.now()
  return {
    rows: all.map((one) => rowOf(one, now)),
    views: views.map(({ id, name }) => ({ value: id, label: name })),
    today: dayInField(dayAt(now)),
    opened: opened && {
      ...rowOf(opened, now),
      failures: (await failedOrders(desk.database, opened.id)).map(({ orderNumber, failure }) => ({
        orderNumber,
        failure,
      })),
    },
  }
}

function rowOf(one: MassRefund, now: Temporal.Instant) {
  const { number, title, madeBy, madeAt, left, done, failed, expected, amount } = one
  const status = massRefundStatus(one)
  const made = momentWords(madeAt, now)
  return {
    number,
    title,
    madeBy,
    made,
    left,
    done,
    failed,
    expected,
    amount,
    status,
    words: massRefundWords[status],
  }
}

export type MassRefundOnPage = NonNullable<Awaited<ReturnType<typeof loader>>['opened']>
