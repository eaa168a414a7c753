import { data, type LoaderFunctionArgs } from 'react-router'
import { clockTime, weekdayDayMonth } from '#calendar/formatted.ts'
import type { ShareView } from '#orders/split-calls.ts'
import { untilWords } from '#orders/web/confirm/until-words.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

/** The bank's window to give money back is counted from the payment; so long after the deadline it has been asked. */
const marginMinutes = 5
const attemptId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** 404 alike for unknown and closed links. */
export async function loader({ params: { link = '' }, request, context }: LoaderFunctionArgs) {
  const { orders, payments, clock } = agencyOf(context, 'orders')
  const visitor = context.get(visitorContext)
  const userId = visitor.kind === 'user' ? visitor.userId : undefined
  const asked = new URL(request.url).searchParams.get('payment') ?? ''
  const payment = attemptId.test(asked) ? asked : undefined
  const share = await orders.splits.opened(link, { userId, attemptId: payment })
  if (share === undefined) return data(undefined, { status: 404 })
  const attempt = payment && (await payments.ofShare(payment, share.shareId))
  // what the bank just said may have paid it
  const view = (attempt && (await orders.splits.opened(link, { userId, attemptId: payment }))) || share
  const minutes = Temporal.Instant.from(view.deadline).since(clock.now()).total('minutes') + marginMinutes
  return data({
    ...view,
    token: link,
    untilWords: untilWords(view.deadline),
    attempt: attempt ? { status: attempt.status, says: attempt.bankSays?.says } : undefined,
    isSignedIn: userId !== undefined,
    times: view.times.map(timeWords),
    gateways: view.state === 'payable' ? await payments.choice({ amount: view.amount }) : [],
    toCard: [...payments.returnsToCard].filter(([, window]) => window >= minutes).map(([id]) => id),
  })
}

export type SharePageView = Exclude<Awaited<ReturnType<typeof loader>>['data'], undefined>

function timeWords({ departs, arrives, airlineCode, airlineName }: ShareView['times'][number]) {
  const [from, to] = [Temporal.PlainDateTime.from(departs), Temporal.PlainDateTime.from(arrives)]
  return {
    departs: clockTime(from),
    arrives: clockTime(to),
    day: weekdayDayMonth(from.toPlainDate()),
    airlineCode,
    airlineName,
  }
}
