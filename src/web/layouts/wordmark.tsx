import { Link } from 'react-router'
import { Bird } from '#web/art/bird.tsx'
import { useBrand } from '#web/brand/use-brand.tsx'

export function Wordmark() {
  return (
    <Link to="/" className="wordmark">
      <Bird />
      <span>{useBrand().name}</span>
    </Link>
  )
}
