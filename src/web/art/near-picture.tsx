import { type ComponentProps, useRef } from 'react'
import { useNear } from '#web/art/use-near.ts'

interface Props extends ComponentProps<'img'> {
  readonly src: string
  readonly alt: string
}

/** one clear pixel */
const clear = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** A picture that comes when it is nearly in sight. */
export function NearPicture({ src, alt, ...picture }: Props) {
  const place = useRef<HTMLImageElement>(null)
  const isNear = useNear(place)
  return (
    <>
      <img ref={place} {...picture} src={isNear ? src : clear} alt={alt} />
      <noscript>{import.meta.env.SSR && <img {...picture} src={src} alt={alt} loading="lazy" />}</noscript>
    </>
  )
}
