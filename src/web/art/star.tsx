import { khatam } from '#web/art/geometry.ts'

const path = khatam({ x: 24, y: 24, radius: 23.5 })

export function Star() {
  return (
    <svg className="star" viewBox="0 0 48 48" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
