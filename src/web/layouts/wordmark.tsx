import { Link } from 'react-router'
import { Bird } from '#web/art/bird.tsx'
import { useBrand } from '#web/brand/use-brand.tsx'

/** Bird and name, the way home. */
export function Wordmark() {
  return (
    <Link to="/" className="wordmark">
      <Bird />
      <span>{useBrand().name}</span>
    </Link>
  )
}
