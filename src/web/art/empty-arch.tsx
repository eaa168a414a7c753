import picture from '#web/art/empty-arch.svg?no-inline'
import { khatam } from '#web/art/geometry.ts'
import { useBrand } from '#web/brand/use-brand.tsx'

const goal = khatam({ x: 236, y: 168, radius: 7 })

export function EmptyArch() {
  const { body, throat } = useBrand().mark
  return (
    <div className="empty-art" aria-hidden="true">
      <img src={picture} alt="" width="280" height="206" />
      <svg viewBox="0 0 320 236">
        <path className="flight-path" d="M236 168C206 120 132 96 56 92" />
        <path className="goal" d={goal} />
        <g transform="translate(20 58) rotate(8)">
          <path className="body" d={body} />
          <path className="throat" d={throat} />
        </g>
      </svg>
    </div>
  )
}
