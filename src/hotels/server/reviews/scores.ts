import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import {
  type Company,
  companies,
  type HotelScore,
  leastReviews,
  type PartScores,
  reviewParts,
} from '#hotels/reviews.ts'

/** Of hotels with enough reviews. */
export async function scoresOf(
  trx: Trx,
  hotelIds: readonly string[],
): Promise<ReadonlyMap<string, HotelScore>> {
  if (hotelIds.length === 0) return new Map()
  const rows = await all<HotelScore & { readonly id: string }>(
    trx,
    sql`
      select hotel_id as id, round(avg(score))::integer as tenths, count(*)::integer as count from hotels.reviews
      where state = 'published' and hotel_id = any(${[...hotelIds]}) group by hotel_id
      having count(*) >= ${leastReviews}`,
  )
  return new Map(rows.map(({ id, tenths, count }) => [id, { tenths, count }]))
}

export interface ReviewSums {
  readonly count: number
  /** null: too few */
  readonly score: HotelScore | null
  /** tenths of ten */
  readonly parts: PartScores | null
  /** who is among its guests, with enough of them a score */
  readonly companies: readonly {
    readonly company: Company
    readonly count: number
    readonly tenths: number | null
  }[]
}

type Row = PartScores & { readonly company: Company; readonly count: number; readonly score: number }

export async function sumsOf(trx: Trx, hotelId: string): Promise<ReviewSums> {
  const rows = await all<Row>(
    trx,
    sql`
      select company, count(*)::integer as count, sum(score)::integer as score, sum(clean)::integer as clean,
        sum(staff)::integer as staff, sum(comfort)::integer as comfort, sum(place)::integer as place, sum(worth)::integer as worth
      from hotels.reviews where hotel_id = ${hotelId} and state = 'published' group by company`,
  )
  const count = total(rows, 'count')
  const isEnough = count >= leastReviews
  return {
    count,
    score: isEnough ? { tenths: Math.round(total(rows, 'score') / count), count } : null,
    parts: isEnough ? partMeans(rows, count) : null,
    companies: companies.flatMap((company) => {
      const row = rows.find((one) => one.company === company)
      if (row === undefined) return []
      const tenths = row.count >= leastReviews ? Math.round(row.score / row.count) : null
      return [{ company, count: row.count, tenths }]
    }),
  }
}

function partMeans(rows: readonly Row[], count: number): PartScores {
  const [clean, staff, comfort, place, worth] = reviewParts.map((part) =>
    Math.round((total(rows, part) * 20) / count),
  )
  return { clean: clean ?? 0, staff: staff ?? 0, comfort: comfort ?? 0, place: place ?? 0, worth: worth ?? 0 }
}

function total(rows: readonly Row[], of: 'count' | 'score' | keyof PartScores): number {
  return rows.reduce((sum, row) => sum + row[of], 0)
}
