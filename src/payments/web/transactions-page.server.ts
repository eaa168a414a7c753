import { type LoaderFunctionArgs, redirect } from 'react-router'
import { priceText } from '#money/display-unit.ts'
import { toppedUp } from '#payments/web/topped-up.server.ts'
import { walletCalls } from '#wallet/calls.ts'
import { dayOf } from '#wallet/days.ts'
import { periodsOffered } from '#wallet/period.ts'
import { flowTexts } from '#wallet/web/flow-texts.ts'
import { filterOf, flowsRequest, pageAddress } from '#wallet/web/flows-request.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

const take = 20

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  if (visitor.kind === 'guest') throw redirect('/?next=/profile/transactions')
  const { wallet, payments, clock } = agencyOf(context, 'payments')
  const { userId } = visitor
  const now = clock.now()
  const today = dayOf(now)
  const params = new URL(request.url).searchParams
  const asked = flowsRequest(params, today)
  const filter = filterOf(asked, today)
  const [balance, { flows, total }, orders, payment] = await Promise.all([
    wallet.balanceOf(userId),
    wallet.flowsOf(userId, { ...filter, page: asked.page, take }),
    wallet.ordersIn(userId),
    toppedUp(payments, userId, params.get('payment')),
  ])
  const pages = Math.max(1, Math.ceil(total / take))
  return {
    asked,
    balance: priceText(balance),
    flows: flows.map((flow) => flowTexts(flow, now)),
    pages,
    newer: asked.page > 1 ? pageAddress(asked, asked.page - 1) : undefined,
    older: asked.page < pages ? pageAddress(asked, asked.page + 1) : undefined,
    isFiltered: [asked.kind, asked.period, asked.order].some((one) => one !== undefined),
    periods: periodsOffered(today),
    orders: [...orders],
    payment,
    workbook: workbookAddress(filter),
  }
}

function workbookAddress(filter: ReturnType<typeof filterOf>): string {
  const [, path = ''] = walletCalls.exported.line.split(' ')
  const query = new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
  return `${path}?${query}`
}
