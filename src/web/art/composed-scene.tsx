import { NearPicture } from '#web/art/near-picture.tsx'
import { partsOf } from '#web/art/scene-parts.ts'
import { drawnSceneOf } from '#web/art/scenes.ts'
import sheet from '#web/art/sights.svg?no-inline'

export interface SceneProps {
  readonly cityCode: string
  /** empty beside a caption */
  readonly alt?: string
  /** above the fold */
  readonly eager?: boolean | undefined
}

/** A picture of its own, or one put together of what all such scenes share in one file. */
export default function ComposedScene({ cityCode, alt = '', eager }: SceneProps) {
  const drawn = drawnSceneOf(cityCode)
  if (drawn !== undefined) {
    const picture = { src: drawn, alt, width: '200', height: '260' }
    return eager ? <img {...picture} alt={alt} /> : <NearPicture {...picture} />
  }
  const { ink, symbols } = partsOf(cityCode)
  return (
    <svg
      viewBox="0 0 200 260"
      preserveAspectRatio="xMidYMid slice"
      data-ink={ink}
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    >
      {symbols.map((symbol) => (
        <use key={symbol} href={`${sheet}#${symbol}`} width="200" height="260" />
      ))}
    </svg>
  )
}
