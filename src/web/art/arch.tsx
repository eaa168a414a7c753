import { arch } from '#web/art/geometry.ts'

const path = arch({ x: 1, y: 1, width: 70, height: 86, spring: 38 })

export function Arch() {
  return (
    <svg
      className="arch"
      viewBox="0 0 72 88"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
