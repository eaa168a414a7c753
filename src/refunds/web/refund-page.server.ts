import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { dayMonth } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import type { ProductFace } from '#orders/face.ts'
import { labelsFor } from '#orders/labels.ts'
import { isEnded } from '#orders/life.ts'
import { orderStateNow } from '#orders/web/trips/trip.ts'
import { reasonsFor } from '#refunds/reasons.ts'
import type { Refundable } from '#refunds/responses.ts'
import { besideOf } from '#refunds/server/beside.ts'
import { isIssued } from '#refunds/server/case.ts'
import { savedAccounts } from '#refunds/web/saved-accounts.ts'
import { partStatusesOf } from '#refunds/web/statuses.ts'
import { missingIfRefused } from '#web/missing-if-refused.server.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** State of every person and leg; for issued orders also refundable items. Another's order is a 404. */
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
  const status = orderStateNow(details, now)
  const face = orders.faceOf(details.product)
  const refundable = isIssued({ status }) ? await refunds.refundableOf({ orderId, userId }) : undefined
  const beside = refundable?.allowed ? await besideOf({ orders, refunds, now }, details, userId) : []
  const [first] = face.refund.legs(details, 1)
  return {
    orderId,
    orderPath: face.orderPath(orderId),
    title: `${face.words.parts} و استرداد`,
    route: first?.route ?? '',
    isOnItsWay: refundable === undefined && !isEnded(status),
    standings: partStatusesOf(details, { refundable, face }, now),
    whyNot: refundable === undefined ? notYet(face, status) : reasonOf(refundable, face),
    form: refundable?.allowed
      ? {
          refundable,
          beside,
          saved: savedAccounts(await accounts.bank.mine(userId), refundable.holders),
          words: face.refund.words,
          kinds: refundable.items.map(face.refund.kindOf),
          legs: face.refund.legs(details, refundable.legs.length),
          boughtOn: dayMonth(
            Temporal.Instant.from(details.registeredAt).toZonedDateTimeISO(iranZone).toPlainDate(),
          ),
          reasons: reasonsFor(face.refund).map(({ id, title: label }) => ({ value: String(id), label })),
        }
      : undefined,
  }
}

function notYet(face: ProductFace, status: ReturnType<typeof orderStateNow>): string {
  const { says } = labelsFor(face, status)
  return isEnded(status) ? `${says}.` : `${says}. استرداد پس از صدور ممکن است.`
}

function reasonOf({ reason }: Refundable, { refund }: ProductFace): string {
  const { late } = refund.words
  return late === null ? (reason ?? '') : `${reason ?? ''} ${late}`
}
