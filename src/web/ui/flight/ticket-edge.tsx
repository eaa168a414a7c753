import './ticket-edge.css'
import { memo } from 'react'
import { halfKhatam } from '#web/art/geometry.ts'

const bites = { below: bite('below'), above: bite('above') } as const

/** `upright`: horizontal on phones, vertical on desks. */
export const TicketEdge = memo(function TicketEdge({ upright }: { upright?: boolean }) {
  return (
    <div className="ticket-edge" data-upright={upright ? '' : undefined} aria-hidden="true">
      {bites.below}
      {bites.above}
    </div>
  )
})

function bite(side: 'below' | 'above') {
  const half = halfKhatam({ x: 16, y: 0, radius: 14 }, side)
  return (
    <svg viewBox={side === 'below' ? '0 0 32 16' : '0 -16 32 16'}>
      <path className="bite" d={`${half}Z`} />
      <path className="rim" d={half} />
    </svg>
  )
}
