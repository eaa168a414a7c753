import { useRef } from 'react'
import { NearPicture } from '#web/art/near-picture.tsx'
import { partsOf } from '#web/art/scene-parts.ts'
import { drawnSceneOf } from '#web/art/scenes.ts'
import sheet from '#web/art/sights.svg?no-inline'
import { useNear } from '#web/art/use-near.ts'

export interface SceneProps {
  readonly cityCode: string
  /** empty beside a caption */
  readonly alt?: string
  /** above the fold */
  readonly eager?: boolean | undefined
}

/** A picture of its own, or one put together of what all such scenes share in one file. */
export default function ComposedScene({ cityCode, alt = '', eager = false }: SceneProps) {
  const drawn = drawnSceneOf(cityCode)
  if (drawn === undefined) return <PutTogether cityCode={cityCode} alt={alt} eager={eager} />
  const picture = { src: drawn, alt, width: '200', height: '260' }
  return eager ? <img {...picture} alt={alt} /> : <NearPicture {...picture} />
}

/** Its parts come when it is nearly in sight; its colours are there at once. */
function PutTogether({ cityCode, alt, eager }: Required<SceneProps>) {
  const place = useRef<SVGSVGElement>(null)
  const isNear = useNear(place)
  const { ink, symbols } = partsOf(cityCode)
  const scene = {
    viewBox: '0 0 200 260',
    preserveAspectRatio: 'xMidYMid slice',
    'data-ink': ink,
    ...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt }),
  }
  const parts = symbols.map((symbol) => <use key={symbol} href={`${sheet}#${symbol}`} />)
  return (
    <>
      <svg ref={place} {...scene}>
        {(eager || isNear) && parts}
      </svg>
      <noscript>{import.meta.env.SSR && !eager && <svg {...scene}>{parts}</svg>}</noscript>
    </>
  )
}
