import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { isPageAlive } from '#web/page-alive.ts'
import { Waiting } from '#web/ui/states/waiting.tsx'
import { whenNear } from '#web/when-near.ts'

interface Place {
  /** default: placeholder cards */
  readonly waiting?: ReactNode
}

/** On the first page the server's HTML stays until its script comes, without Suspense:
 * React would move so large a part out of the flow. */
export function woken<Props extends object>(
  bring: () => Promise<ComponentType<Props>>,
): ComponentType<Props & Place> {
  // after rendering, so that a reload returns to the new page's address
  const Part = lazy(() => comingNear(bring as () => Promise<ComponentType<object>>))
  return function Woken({ waiting = <Waiting />, ...props }) {
    const [isLater] = useState(isPageAlive)
    const part = <Part {...props} />
    return isLater ? <Suspense fallback={waiting}>{part}</Suspense> : part
  }
}

async function comingNear(bring: () => Promise<ComponentType<object>>) {
  const isFirst = !import.meta.env.SSR && !isPageAlive()
  await whenNear()
  try {
    return { default: await bring() }
  } catch (error) {
    // the server's HTML stays readable until the reload (`late-scripts.tsx`)
    if (isFirst) return new Promise<never>(() => undefined)
    throw error
  }
}
