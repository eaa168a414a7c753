import './hotel-stars.css'
import { persianDigits } from '#money/digits.ts'
import { Star } from '#web/art/star.tsx'

export function HotelStars({ count }: { readonly count: number }) {
  if (count === 0) return null
  return (
    <span className="hotel-stars" role="img" aria-label={`${persianDigits(count)} ستاره`}>
      {Array.from({ length: count }, (_, place) => (
        <Star key={place} />
      ))}
    </span>
  )
}
