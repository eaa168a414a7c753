import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { clockTime, weekdayDayMonth } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import type { HotelOrdered } from '#hotels/responses.ts'
import type { OwnMessages } from '#hotels/server/messages/own-messages.ts'
import type { OwnReview } from '#hotels/server/reviews/writing.ts'
import { wayThere } from '#hotels/way-there.ts'
import { hotelOrderTexts } from '#hotels/web/hotel-order-texts.ts'
import { missingIfRefused } from '#web/missing-if-refused.server.ts'
import { agencyOf, type PageRooms, visitorContext } from '#web/page-context.server.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Another user's order or a flight order is a 404. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url)
  const visitor = context.get(visitorContext)
  if (visitor.kind === 'guest')
    throw redirect(`/?${new URLSearchParams({ next: pathname.replace(/\.data$/, '') + search })}`)
  const agency = agencyOf(context, 'hotels')
  const orderId = searchParams.get('orderId') ?? ''
  if (!uuid.test(orderId)) throw data(null, { status: 404 })
  const { userId } = visitor
  const details = await agency.orders.detailsOf(userId, orderId).catch(missingIfRefused)
  const { stay } = details
  const hotel = stay === null ? undefined : await agency.hotels.hotel(stay.hotelId)
  if (stay === null || hotel === undefined) throw data(null, { status: 404 })
  const isBooked = details.allowed.ticket || details.status === 'refunded'
  const [ordered, refunds, review, written] = await Promise.all([
    orderedOf(agency, orderId, userId),
    isBooked ? agency.refunds.ofOrder(orderId, userId) : [],
    isBooked ? agency.hotels.ownReview(orderId, userId) : undefined,
    isBooked ? agency.hotels.ownMessages(orderId, userId) : undefined,
  ])
  const texts = hotelOrderTexts({ details, stay, hotel, ...ordered, refunds }, agency.clock.now())
  return {
    ...texts,
    review: reviewState(review),
    way: wayThere(hotel),
    ...messagesSeen(written, details.allowed.ticket),
  }
}

export type HotelOrderView = Awaited<ReturnType<typeof loader>>

/** To a hotel that does not read us one writes through the support, as long as there is a stay. */
function messagesSeen(written: OwnMessages | undefined, isBooked: boolean) {
  const messages = (written?.messages ?? []).map(({ author, words, at }, place) => ({
    key: place,
    isMine: author === 'guest',
    words,
    at: momentSeen(Temporal.Instant.from(at)),
  }))
  const writing: 'hotel' | 'support' | 'none' =
    written?.mayWrite === true ? 'hotel' : isBooked && written?.isReached === false ? 'support' : 'none'
  return { messages, writing }
}

function momentSeen(instant: Temporal.Instant): string {
  const local = instant.toZonedDateTimeISO(iranZone)
  return `${weekdayDayMonth(local.toPlainDate())}، ${clockTime(local)}`
}

/** What its owner may do about a review now. */
function reviewState(own: OwnReview | undefined): 'none' | 'wanted' | OwnState {
  if (own === undefined) return 'none'
  if (own.review !== undefined) return own.review.state
  return own.refusal === undefined ? 'wanted' : 'none'
}

type OwnState = NonNullable<OwnReview['review']>['state']

/** An order that never got rooms has none. */
async function orderedOf(
  { hotels }: Pick<PageRooms['hotels'], 'hotels'>,
  orderId: string,
  userId: string,
): Promise<Pick<HotelOrdered, 'rooms' | 'wishes'>> {
  try {
    const { rooms, wishes } = await hotels.ordered(orderId, userId)
    return { rooms, wishes }
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 409)
      return { rooms: [], wishes: null }
    throw error
  }
}
