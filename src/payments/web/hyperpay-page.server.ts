import { type LoaderFunctionArgs, redirect } from 'react-router'
import { iranZone } from '#calendar/zones.ts'
import { CURRENCIES } from '#money/currencies.ts'
import { priceText } from '#money/display-unit.ts'
import { inRial } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'
import { inUnits } from '#payments/charged.ts'
import { goPath, outcomePath } from '#payments/outcome-path.ts'
import type { Going } from '#payments/server/payments.ts'
import { goingFor } from '#payments/web/go-to-bank.server.ts'
import { formattedRateAge } from '#payments/web/rate-age.ts'
import { agencyOf, widerPolicyContext } from '#web/page-context.server.ts'

/** CSP allows only the gateway's origin for styles, images, frames and requests, and its one script by hash. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const attemptId = new URL(request.url).searchParams.get('id') ?? ''
  const { payment, action } = await goingFor(context, attemptId)
  if (action.method !== 'widget') throw redirect(goPath(attemptId, payment.purpose))
  const { script = '', shopperResultUrl = '', integrity } = action.fields
  const origin = [new URL(script).origin]
  context.set(widerPolicyContext, {
    'style-src': origin,
    'frame-src': origin,
    'connect-src': origin,
    'img-src': origin,
    'form-action': origin,
  })
  const { amount, charged } = payment
  const today = agencyOf(context, 'payments').clock.now().toZonedDateTimeISO(iranZone).toPlainDate()
  return {
    script,
    integrity,
    shopperResultUrl,
    rial: inRial(rial(amount)),
    amount: priceText(amount),
    charged: charged && {
      amount: inUnits(charged.minor),
      currency: CURRENCIES[charged.currency].name,
      rate: inRial(rial(charged.rateRial)),
      setOn: formattedRateAge(today, dayOf(charged.rateAt)),
    },
    backTo: backFrom(payment),
  }
}

/** Where whoever does not pay after all goes back to. */
function backFrom({ id, orderId, tripId, returnTo }: Going['payment']): string {
  if (returnTo !== undefined) return returnTo
  if (orderId !== undefined) return `/confirm?orderId=${orderId}`
  return tripId === undefined ? '/profile/transactions' : outcomePath({ attemptId: id, tripId })
}

function dayOf(instant: string): Temporal.PlainDate {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(iranZone).toPlainDate()
}
