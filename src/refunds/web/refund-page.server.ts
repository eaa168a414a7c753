import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { dayMonth } from '#calendar/written.ts'
import type { OrderDetails } from '#orders/answered.ts'
import { boughtWords, productOf } from '#orders/bought-words.ts'
import { labelsFor } from '#orders/labels.ts'
import { isEnded } from '#orders/life.ts'
import { standingNow } from '#orders/web/trip.ts'
import type { Refundable } from '#refunds/answered.ts'
import { reasonsFor } from '#refunds/reasons.ts'
import { isIssued } from '#refunds/server/case.ts'
import { legsWritten } from '#refunds/web/leg-words.ts'
import { savedAccounts } from '#refunds/web/saved-accounts.ts'
import { standingsOf } from '#refunds/web/standings.ts'
import { missingIfRefused } from '#web/missing-if-refused.server.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'
import { homeZone } from '#web/ui/penalty-moments.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * Where everybody of an order stands on every leg; and of one with tickets what may be given back, and what that costs.
 * Another's order is as unknown as none: 404.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url)
  const visitor = context.get(visitorContext)
  if (visitor.kind === 'guest')
    throw redirect(`/?${new URLSearchParams({ next: pathname.replace(/\.data$/, '') + search })}`)
  const { refunds, orders, accounts, clock } = agencyOf(context, 'refunds')
  const { userId } = visitor
  const orderId = searchParams.get('orderId') ?? ''
  if (!uuid.test(orderId)) throw data(null, { status: 404 })
  const details = await orders.detailsOf(userId, orderId).catch(missingIfRefused)
  const now = clock.now()
  const status = standingNow(details, now)
  const product = productOf(details)
  const refundable = isIssued({ status }) ? await refunds.refundableOf({ orderId, userId }) : undefined
  const [first] = legsWritten(details, 1)
  return {
    orderId,
    product,
    title: `${boughtWords[product].parts} و استرداد`,
    route: first?.route ?? '',
    isOnItsWay: refundable === undefined && !isEnded(status),
    standings: standingsOf(details, refundable, now),
    whyNot: refundable === undefined ? notYet(details, status) : reasonOf(refundable),
    form: refundable?.allowed
      ? {
          refundable,
          saved: savedAccounts(await accounts.bank.mine(userId), refundable.holders),
          legs: legsWritten(details, refundable.legs.length),
          boughtOn: dayMonth(
            Temporal.Instant.from(details.registeredAt).toZonedDateTimeISO(homeZone).toPlainDate(),
          ),
          reasons: reasonsFor(product).map(({ id, title: label }) => ({ value: String(id), label })),
        }
      : undefined,
  }
}

/** Before there are tickets nothing can be given back, and of what came to nothing never. */
function notYet(details: OrderDetails, status: ReturnType<typeof standingNow>): string {
  const { says } = labelsFor(productOf(details))[status]
  return isEnded(status) ? `${says}.` : `${says}. استرداد پس از صدور ممکن است.`
}

function reasonOf({ product, reason }: Refundable): string {
  const late = 'اگر پرواز بیش از ۲ ساعت تأخیر یا تعجیل داشته باشد، استرداد بدون جریمه است.'
  return product === 'flight' ? `${reason ?? ''} ${late}` : (reason ?? '')
}
