import type { Company } from '#hotels/reviews.ts'
import { type ReviewSums, sumsOf } from '#hotels/server/reviews/scores.ts'
import { publishedOf, type StoredReview } from '#hotels/server/reviews/stored-reviews.ts'
import type { Room } from '#hotels/server/room.ts'

/** What everybody may read: no order, no state. */
export interface PublicReview
  extends Pick<StoredReview, 'id' | 'name' | 'company' | 'score' | 'words' | 'nights' | 'answer'> {
  /** ISO day of check-in */
  readonly checkIn: string
}

export interface HotelReviews extends ReviewSums {
  readonly company: Company | undefined
  readonly page: number
  readonly reviews: readonly PublicReview[]
  readonly hasMore: boolean
}

const perPage = 10

export async function reviewsOf(
  { database }: Pick<Room, 'database'>,
  hotelId: string,
  { company, page = 1 }: { readonly company?: Company | undefined; readonly page?: number } = {},
): Promise<HotelReviews> {
  const skip = (page - 1) * perPage
  const [sums, found] = await Promise.all([
    sumsOf(database, hotelId),
    publishedOf(database, { hotelId, company, skip, take: perPage + 1 }),
  ])
  return {
    ...sums,
    company,
    page,
    reviews: found.slice(0, perPage).map(publicOf),
    hasMore: found.length > perPage,
  }
}

function publicOf({ id, name, company, score, words, nights, answer, checkIn }: StoredReview): PublicReview {
  return { id, name, company, score, words, nights, answer, checkIn: checkIn.toString() }
}
