import './as-drawn.css'
import { type ComponentType, useState } from 'react'
import { isPageAlive } from '#web/page-alive.ts'
import { Drawn } from '#web/still.tsx'

/** A long part that only shows and links: on the first page it stays as the server drew it until it has something else to
 * show, so that nothing of it is worked through before the page answers. What it is given must stay the same object. */
export function asDrawn<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function AsDrawn(props: Props) {
    const [first] = useState(props)
    const [isDrawn, setIsDrawn] = useState(() => !import.meta.env.SSR && !isPageAlive())
    if (isDrawn && !isSame(first, props)) setIsDrawn(false)
    if (isDrawn) return <Drawn name="as-drawn" onBlank={() => setIsDrawn(false)} />
    return (
      <div className="as-drawn">
        <Part {...props} />
      </div>
    )
  }
}

function isSame<Props extends object>(one: Props, other: Props): boolean {
  const names = Object.keys(one) as (keyof Props)[]
  return (
    names.length === Object.keys(other).length && names.every((name) => Object.is(one[name], other[name]))
  )
}
