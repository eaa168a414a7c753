import './scene.css'
import './scene-inks.css'
import { lazy, Suspense } from 'react'
import { headerBird } from '#web/art/bird.tsx'
import type { SceneProps } from '#web/art/composed-scene.tsx'
import { arch } from '#web/art/geometry.ts'

/** Nothing to press: its script may come after what the server drew. */
const ComposedScene = lazy(() => import('#web/art/composed-scene.tsx'))

const rim = arch({ x: 5, y: 6, width: 190, height: 249, spring: 91 })
const flock = [
  [52, 40, 0.2],
  [78, 58, 0.14],
  [130, 34, 0.16],
] as const

interface Props extends SceneProps {
  /** a window in the shape of an arch, with its cream rim */
  readonly arched?: boolean
}

export function Scene({ arched, ...city }: Props) {
  return (
    <span className="scene" data-arch={arched ? '' : undefined}>
      <Suspense>
        <ComposedScene {...city} />
      </Suspense>
      <svg viewBox="0 0 200 260" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <Flock />
        {arched && <path className="scene-rim" d={rim} />}
      </svg>
    </span>
  )
}

/** A page may show hundreds: their shape is told once, by the header above them. */
function Flock() {
  return (
    <g className="scene-birds">
      {flock.map(([x, y, scale]) => (
        <use key={x} href={`#${headerBird}`} transform={`translate(${x} ${y}) scale(${scale})`} />
      ))}
    </g>
  )
}
