import './hero.css'
import type { ReactNode } from 'react'
import drawing from '#web/art/hero.svg?no-inline'
import { useBrand } from '#web/brand/use-brand.tsx'

type Flock = readonly (readonly [x: number, y: number, scale: number])[]

const directions = [
  {
    name: 'mobile',
    left: 0,
    size: '580 358',
    birds: [
      [196, 172, 0.28],
      [234, 194, 0.2],
      [26, 146, 0.2],
      [48, 134, 0.14],
    ],
  },
  {
    name: 'tablet',
    left: 0,
    size: '1000 420',
    birds: [
      [330, 128, 0.44],
      [350, 176, 0.26],
      [300, 172, 0.2],
    ],
  },
  {
    name: 'desktop',
    left: -560,
    size: '2560 476',
    birds: [
      [648, 92, 0.62],
      [728, 134, 0.4],
      [584, 146, 0.28],
      [776, 100, 0.24],
    ],
  },
] as const satisfies readonly { name: string; left: number; size: string; birds: Flock }[]

interface Props {
  readonly header: ReactNode
  /** in place of the brand's own */
  readonly words?: { readonly headline: string; readonly sub: string } | undefined
  readonly children?: ReactNode
}

export function Hero({ header, words, children }: Props) {
  const brand = useBrand()
  const { headline, sub } = words ?? brand
  const art = brand.hero ?? drawing
  return (
    <div className="hero">
      <div className="hero-scene" aria-hidden="true">
        {directions.map(({ name, left, size, birds }) => (
          <svg key={name} data-for={name} viewBox={`${left} 0 ${size}`}>
            <use href={`${art}#${name}`} x={left} />
            <Birds flock={birds} />
          </svg>
        ))}
      </div>
      {header}
      <div className="wrap hero-words">
        <h1>{headline}</h1>
        <p>{sub}</p>
        {children}
      </div>
    </div>
  )
}

function Birds({ flock }: { flock: Flock }) {
  const { body, throat } = useBrand().mark
  return (
    <g className="hero-birds">
      {flock.map(([x, y, scale]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <path d={body} />
          <path d={throat} />
        </g>
      ))}
    </g>
  )
}
