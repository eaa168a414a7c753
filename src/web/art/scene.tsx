import './scene.css'
import { arch } from '#web/art/geometry.ts'
import { marks } from '#web/art/marks.ts'
import { NearPicture } from '#web/art/near-picture.tsx'
import { sceneOf } from '#web/art/scenes.ts'
import { useBrand } from '#web/brand/use-brand.tsx'

const rim = arch({ x: 5, y: 6, width: 190, height: 249, spring: 91 })
const flock = [
  [52, 40, 0.2],
  [78, 58, 0.14],
  [130, 34, 0.16],
] as const

type Props = {
  cityCode: string
  /** empty beside a caption */
  alt?: string
  /** a window in the shape of an arch, with its cream rim */
  arched?: boolean
  eager?: boolean
}

export function Scene({ cityCode, alt = '', arched, eager }: Props) {
  const picture = { src: sceneOf(cityCode), width: '200', height: '260' }
  return (
    <span className="scene" data-arch={arched ? '' : undefined}>
      {eager ? <img {...picture} alt={alt} /> : <NearPicture {...picture} alt={alt} />}
      <svg viewBox="0 0 200 260" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <Flock />
        {arched && <path className="scene-rim" d={rim} />}
      </svg>
    </span>
  )
}

function Flock() {
  const { body } = marks[useBrand().mark]
  return (
    <g className="scene-birds">
      {flock.map(([x, y, scale]) => (
        <path key={x} d={body} transform={`translate(${x} ${y}) scale(${scale})`} />
      ))}
    </g>
  )
}
