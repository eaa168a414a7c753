import './bird.css'
import { useBrand } from '#web/brand/use-brand.tsx'

/** The bird of the page's header, whose shape other birds are drawn by. */
export const headerBird = 'header-bird'

export function Bird({ plain, id }: { plain?: boolean; id?: string | undefined }) {
  const { body, throat } = useBrand().mark
  return (
    <svg className="bird" viewBox="0 0 64 64" aria-hidden="true">
      <path id={id} d={body} />
      {!plain && <path className="bird-throat" d={throat} />}
    </svg>
  )
}
