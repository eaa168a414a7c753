import { useEffect, useRef, useState } from 'react'

interface Props {
  readonly src: string
  readonly alt: string
  readonly width: string
  readonly height: string
}

/** one clear pixel */
const clear = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** how far from the window, and from the sight of a strip */
const margin = '200px'

/** A picture that comes when it is nearly in sight: browsers' own lazy loading begins two screens before. */
export function NearPicture({ src, alt, width, height }: Props) {
  const picture = useRef<HTMLImageElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        watch.disconnect()
        setIsNear(true)
      },
      { rootMargin: margin, scrollMargin: margin },
    )
    if (picture.current !== null) watch.observe(picture.current)
    return () => watch.disconnect()
  }, [])
  return (
    <>
      <img ref={picture} src={isNear ? src : clear} alt={alt} width={width} height={height} />
      <noscript>
        {import.meta.env.SSR && <img src={src} alt={alt} width={width} height={height} loading="lazy" />}
      </noscript>
    </>
  )
}
