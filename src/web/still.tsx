import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useNear, watchNear } from '#web/art/use-near.ts'
import { linkPressed } from '#web/link-pressed.ts'
import { isPageAlive } from '#web/page-alive.ts'
import { woken } from '#web/woken.tsx'

/** A part below the fold that only shows and links. On the first page it stays as the server drew it and brings no script;
 * on later ones it is brought when it is nearly in sight, its place left free until then. */
export function still<Props extends object>(
  bring: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = woken(bring)
  function Near(props: Props) {
    const place = useRef<HTMLDivElement>(null)
    const isNear = useNear(place)
    return (
      <div ref={place} className="still">
        {(import.meta.env.SSR || isNear) && <Part {...props} waiting={null} />}
      </div>
    )
  }
  return function Still(props) {
    const [isDrawn, setIsDrawn] = useState(() => !import.meta.env.SSR && !isPageAlive())
    return isDrawn ? <Drawn name="still" onBlank={() => setIsDrawn(false)} /> : <Near {...props} />
  }
}

interface DrawnPlace {
  /** its class */
  readonly name: string
  readonly onBlank: () => void
}

/** React leaves alone what the server drew in it; a page that had to be drawn anew has nothing there. */
export function Drawn({ name, onBlank }: DrawnPlace) {
  const place = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const acts = useRef({ onBlank, navigate })
  useEffect(() => {
    acts.current = { onBlank, navigate }
  })
  useEffect(() => {
    const drawn = place.current
    if (!drawn?.hasChildNodes()) return acts.current.onBlank()
    function follow(press: MouseEvent) {
      const path = linkPressed(press)
      if (path === undefined) return
      press.preventDefault()
      void acts.current.navigate(path)
    }
    drawn.addEventListener('click', follow)
    const endPictures = bringPictures(drawn)
    return () => {
      drawn.removeEventListener('click', follow)
      endPictures()
    }
  }, [])
  return (
    <div
      ref={place}
      className={name}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; what the server drew stays
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}

/** What stands there without a script takes the place of what waits for it. */
function bringPictures(drawn: Element): () => void {
  const pictures = new Map<Element, Element>()
  for (const without of drawn.querySelectorAll('noscript')) {
    const waiting = without.previousElementSibling
    if (waiting !== null) pictures.set(waiting, without)
  }
  return watchNear(pictures.keys(), (waiting) => {
    const without = pictures.get(waiting)
    if (without === undefined) return
    waiting.outerHTML = without.textContent
    without.remove()
  })
}
