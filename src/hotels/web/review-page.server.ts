import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { companyOf, reviewParts } from '#hotels/reviews.ts'
import type { OwnReview } from '#hotels/server/reviews/writing.ts'
import { stayInBrief } from '#hotels/web/hotel-words.ts'
import { missingIfRefused } from '#web/missing-if-refused.server.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Another user's order, a flight order and one that never had rooms are a 404. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url)
  const visitor = context.get(visitorContext)
  if (visitor.kind === 'guest')
    throw redirect(`/?${new URLSearchParams({ next: pathname.replace(/\.data$/, '') + search })}`)
  const { hotels } = agencyOf(context, 'hotels')
  const orderId = searchParams.get('orderId') ?? ''
  if (!uuid.test(orderId)) throw data(null, { status: 404 })
  const { held, name, review, refusal } = await hotels
    .ownReview(orderId, visitor.userId)
    .catch(missingIfRefused)
  const { hotel, stay, rooms } = held
  const days = { checkIn: stay.checkIn.toString(), checkOut: stay.checkOut.toString() }
  return data(
    {
      orderId,
      hotel: { id: hotel.id, name: hotel.name, cityName: hotel.cityName },
      stay: stayInBrief(days),
      name,
      company: companyOf(rooms),
      review: review === undefined ? null : reviewView(review),
      refusal: refusal ?? null,
    },
    { headers: { 'cache-control': 'private, no-store' } },
  )
}

export type ReviewPageData = Awaited<ReturnType<typeof loader>>['data']

function reviewView(review: NonNullable<OwnReview['review']>) {
  const { state, reason, words, answer, score, company, name } = review
  const scores = Object.fromEntries(reviewParts.map((part) => [part, review[part]]))
  return { state, reason, words, answer, score, company, scores, isAnonymous: name === null }
}
