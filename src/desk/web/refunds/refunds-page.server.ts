import type { LoaderFunctionArgs } from 'react-router'
import { readRefundsAddress } from '#desk/refunds/refunds-address.ts'
import { lookAtRefund } from '#desk/server/refunds/look.ts'
import { cursorText, readCursor } from '#desk/server/refunds/refund-cursor.ts'
import { listedRefunds } from '#desk/server/refunds/refund-list.ts'
import { staffOf } from '#desk/web/desk-layout.server.ts'
import { refundRow, refundView } from '#desk/web/refunds/refund-view.ts'
import { priceText } from '#money/display-unit.ts'
import { refundGroups } from '#refunds/desk-group.ts'
import { agencyOf } from '#web/page-context.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const rooms = agencyOf(context, 'desk')
  const staff = staffOf(context)
  const params = new URL(request.url).searchParams
  const address = readRefundsAddress(params)
  const opened = params.get('open')
  const [page, sums, looked] = await Promise.all([
    listedRefunds(rooms, address, readCursor(params.get('after'))),
    rooms.refunds.desk.sums(),
    opened === null ? undefined : lookAtRefund(rooms, staff, opened),
  ])
  const now = rooms.clock.now()
  return {
    address,
    rows: page.refunds.map((refund) => refundRow(refund, now)),
    next: page.next && cursorText(page.next),
    isFirst: params.get('after') === null,
    groups: sums.map(({ group, refunds, amount }) => ({
      group,
      title: refundGroups[group],
      count: refunds,
      amount: priceText(amount),
    })),
    opened: looked && refundView(looked, { roles: staff.roles, now }),
  }
}

export type RefundRow = Awaited<ReturnType<typeof loader>>['rows'][number]
