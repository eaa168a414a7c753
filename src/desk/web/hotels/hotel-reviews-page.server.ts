import type { LoaderFunctionArgs } from 'react-router'
import { momentWords } from '#desk/moment-words.ts'
import { staffOf } from '#desk/web/desk-layout.server.ts'
import { chosenHotel } from '#desk/web/hotels/chosen-hotel.server.ts'
import { companyNames, formattedScore } from '#hotels/reviews.ts'
import { agencyOf } from '#web/page-context.server.ts'

/** Those that nobody answered first. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const rooms = agencyOf(context, 'desk')
  const params = new URL(request.url).searchParams
  const { hotels, hotel } = await chosenHotel(rooms, staffOf(context), params)
  const found = hotel === undefined ? [] : await rooms.hotels.extranet.reviews(hotel.id)
  const now = rooms.clock.now()
  const reviews = found
    .map(({ id, name, company, score, words, writtenAt, answer }) => ({
      id,
      words: words ?? 'فقط امتیاز داد',
      answer,
      by: `${name ?? 'مسافر'}، ${companyNames[company]}`,
      score: formattedScore(score),
      writtenAt: momentWords(writtenAt, now),
    }))
    .toSorted((a, b) => Number(a.answer !== null) - Number(b.answer !== null))
  return { hotels, hotel, reviews, chosen: reviews.find(({ id }) => String(id) === params.get('review')) }
}

export type HotelReviewOnPage = Awaited<ReturnType<typeof loader>>['reviews'][number]
