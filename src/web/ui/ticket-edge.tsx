import './ticket-edge.css'
import { memo } from 'react'
import { halfKhatam } from '#web/art/geometry.ts'

const half = halfKhatam({ x: 16, y: 0, radius: 14 })

/** Where a ticket would be torn. `upright`: across on a phone, down on a desk. */
export const TicketEdge = memo(function TicketEdge({ upright }: { upright?: boolean }) {
  return (
    <div className="ticket-edge" data-upright={upright ? '' : undefined} aria-hidden="true">
      <Bite />
      <Bite />
    </div>
  )
})

function Bite() {
  return (
    <svg viewBox="0 0 32 16">
      <path className="bite" d={`${half}Z`} />
      <path className="rim" d={half} />
    </svg>
  )
}
