import { Link } from 'react-router'
import { Bird } from '#web/art/bird.tsx'
import { useBrand } from '#web/brand/use-brand.tsx'

export function Wordmark({ birdId }: { readonly birdId?: string }) {
  return (
    <Link to="/" className="wordmark" discover="none">
      <Bird id={birdId} />
      <span>{useBrand().name}</span>
    </Link>
  )
}
