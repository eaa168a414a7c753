import './score-badge.css'
import { formattedScore, type HotelScore, scoreInWords } from '#hotels/reviews.ts'
import { persianDigits } from '#money/digits.ts'

/** «۹.۲ عالی از ۴۱۸ نظر» */
export function ScoreBadge({ tenths, count }: HotelScore) {
  return (
    <span className="score">
      <b>
        <span className="only-spoken">امتیاز </span>
        {formattedScore(tenths)}
      </b>{' '}
      <span>
        <strong>{scoreInWords(tenths)}</strong> از {persianDigits(count)} نظر
      </span>
    </span>
  )
}
