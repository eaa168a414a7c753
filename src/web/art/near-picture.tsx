import { useRef } from 'react'
import { useNear } from '#web/art/use-near.ts'

interface Props {
  readonly src: string
  readonly alt: string
  readonly width: string
  readonly height: string
}

/** one clear pixel */
const clear = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** A picture that comes when it is nearly in sight. */
export function NearPicture({ src, alt, width, height }: Props) {
  const picture = useRef<HTMLImageElement>(null)
  const isNear = useNear(picture)
  return (
    <>
      <img ref={picture} src={isNear ? src : clear} alt={alt} width={width} height={height} />
      <noscript>
        {import.meta.env.SSR && <img src={src} alt={alt} width={width} height={height} loading="lazy" />}
      </noscript>
    </>
  )
}
