import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '#web/when-idle.ts'

/** So many cards fill more than any first screen; the server draws no more of them. */
const atFirst = 20
/** As many more at a time as a slow telephone draws without being noticed. */
const atOnce = 12
const latestMs = 100

/**
 * The part of a long list that is drawn: at first what can be seen, the rest by and by while the page rests, anew for
 * every other list. A reader without the script asks for the whole in the address.
 */
export function useDrawn<Item>(items: readonly Item[], isWhole: boolean): readonly Item[] {
  const fresh = { of: items, count: isWhole ? items.length : atFirst }
  const [kept, setKept] = useState(fresh)
  const drawn = kept.of === items ? kept : fresh
  const isAll = drawn.count >= items.length
  useEffect(() => {
    if (isAll) return undefined
    const more = { of: items, count: drawn.count + atOnce }
    return whenIdle(() => startTransition(() => setKept(more)), latestMs)
  }, [items, drawn.count, isAll])
  return isAll ? items : items.slice(0, drawn.count)
}
