import { khatam } from '#web/art/geometry.ts'

const gap = khatam({ x: 52, y: 52, radius: 49 })
const tile = khatam({ x: 0, y: 0, radius: 52 })
const ring = khatam({ x: 0, y: 0, radius: 32 })
const heart = khatam({ x: 0, y: 0, radius: 15 })

export function TileWall({ ours }: { ours: boolean }) {
  return (
    <div className="tile-wall" data-tone={ours ? 'warn' : undefined} aria-hidden="true">
      <svg className="tile-gap" viewBox="0 0 104 104">
        <path d={gap} />
      </svg>
      <svg className="tile-fallen" viewBox="-80 -80 160 160">
        <ellipse className="shade" cx="4" cy="62" rx="54" ry="7" />
        <g transform="rotate(17)">
          <path d={tile} fill="#2344a6" />
          <path d={ring} fill="none" stroke="#ffffff8c" strokeWidth="1.2" />
          <path d={heart} fill="#f3c870" />
        </g>
      </svg>
    </div>
  )
}
