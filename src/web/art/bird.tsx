import './bird.css'
import { useBrand } from '#web/brand/use-brand.tsx'

export function Bird({ plain }: { plain?: boolean }) {
  const { body, throat } = useBrand().mark
  return (
    <svg className="bird" viewBox="0 0 64 64" aria-hidden="true">
      <path d={body} />
      {!plain && <path className="bird-throat" d={throat} />}
    </svg>
  )
}
