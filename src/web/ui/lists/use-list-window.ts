import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  drawnAtMost,
  heightBetween,
  holds,
  type Part,
  partAround,
  usualOf,
} from '#web/ui/lists/list-window.ts'
import { useSettled } from '#web/use-settled.ts'
import { useSteady } from '#web/use-steady.ts'
import { whenIdle } from '#web/when-idle.ts'

interface ListWanted<Item> {
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string
  readonly isWhole: boolean
  readonly subject: string
  readonly openAt: string | undefined
}

export interface ListWindow<Item> extends Part {
  readonly list: RefObject<HTMLUListElement | null>
  readonly itemAt: (at: number) => Item | undefined
  /** heights of the unrendered parts (CSS pixels) */
  readonly above: number
  readonly below: number
}

interface Measured<Item> extends Pick<ListWanted<Item>, 'keyOf'> {
  readonly heights: ReadonlyMap<string, number>
}

interface DrawnPart extends Part {
  readonly of: string
  readonly isPastTop: boolean
}

/** items visible initially: below the filters, or filling the window */
const inSight = { below: 3, filling: 5 } as const
const latestMs = 100

/** The part of a list that is drawn; follows the scrolling and begins anew with every other list, what is in sight first. */
export function useListWindow<Item>(asked: ListWanted<Item>): ListWindow<Item> {
  const { items, keyOf, isWhole, subject } = asked
  const list = useRef<HTMLUListElement>(null)
  const isAllAsked = useAllAsked()
  const [heights] = useState(() => new Map<string, number>())
  const settled = useSettled(items)
  const [kept, setKept] = useState(() => openedAt(asked))
  const atOnce = kept.isPastTop ? inSight.filling : inSight.below
  const count = items.length
  const part = kept.of === subject ? kept : { from: 0, to: drawnAtMost }
  const to = Math.min(
    count,
    items === settled ? part.to : Math.max(atOnce, Math.min(part.to, settled.length)),
  )
  const drawn = isWhole || isAllAsked ? { from: 0, to: count } : { from: part.from, to }
  const heightOf = heightsIn(items, { keyOf, heights })

  const follow = useSteady(() => {
    const element = list.current
    if (element === null || isWhole || isAllAsked) return
    measure(element, heights)
    const { top } = element.getBoundingClientRect()
    const sight = { top: -top, bottom: innerHeight - top }
    const isPastTop = top < 0
    const isHeld = kept.of === subject && holds({ from: part.from, to }, sight, { count, heightOf })
    if (isHeld && isPastTop === kept.isPastTop) return
    const next = isHeld ? part : partAround(sight, { count, heightOf })
    withItsEndInPlace(element, () => setKept({ of: subject, from: next.from, to: next.to, isPastTop }))
  })
  useFollowing(follow)
  const { openAt } = asked
  const openAgain = useSteady(() => setKept(openedAt(asked)))
  useLayoutEffect(() => {
    // after a reload the position is known only once scripts run
    if (openAt !== undefined) openAgain()
  }, [openAgain, openAt])
  const { isPastTop } = kept
  const isOther = kept.of !== subject
  useLayoutEffect(() => {
    if (isOther && isPastTop) showTop(list.current)
  }, [isOther, isPastTop])
  return {
    list,
    ...drawn,
    itemAt: (at) => (at < atOnce ? items[at] : (settled[at] ?? items[at])),
    above: useHeight({ from: 0, to: drawn.from }, items, { keyOf, heights }),
    // keeps the page's height for the frame of a press
    below: useHeight({ from: drawn.to, to: settled.length }, settled, { keyOf, heights }),
  }
}

/** Only rendered items are measured, so the value is stable until the part changes. */
function useHeight<Item>(
  { from, to }: Part,
  items: readonly Item[],
  { keyOf, heights }: Measured<Item>,
): number {
  return useMemo(
    () => heightBetween({ from, to }, heightsIn(items, { keyOf, heights })),
    [from, to, items, keyOf, heights],
  )
}

function heightsIn<Item>(items: readonly Item[], { keyOf, heights }: Measured<Item>): (at: number) => number {
  const usual = usualOf(heights.values())
  return (at) => {
    const item = items[at]
    return (item === undefined ? undefined : heights.get(keyOf(item))) ?? usual
  }
}

/** The first items, or those around `openAt`. */
function openedAt<Item>({ items, keyOf, openAt, subject }: ListWanted<Item>): DrawnPart {
  const at = openAt === undefined ? -1 : items.findIndex((item) => keyOf(item) === openAt)
  const from = Math.max(0, at - drawnAtMost / 2)
  return { of: subject, from, to: from + drawnAtMost, isPastTop: from > 0 }
}

function useFollowing(follow: () => void): void {
  useEffect(() => whenIdle(follow, latestMs))
  useEffect(() => {
    const over = new AbortController()
    addEventListener('scroll', follow, { passive: true, signal: over.signal })
    addEventListener('resize', follow, { passive: true, signal: over.signal })
    return () => over.abort()
  }, [follow])
}

/** What stands below the list does not move under a finger when items turn out taller or shorter than was reckoned. */
function withItsEndInPlace(element: HTMLElement, draw: () => void): void {
  const before = element.getBoundingClientRect().bottom
  if (before > innerHeight) return draw()
  const { scrollY } = window
  flushSync(draw)
  const after = element.getBoundingClientRect().bottom + window.scrollY - scrollY
  if (after !== before || window.scrollY !== scrollY)
    scrollTo({ top: scrollY + after - before, behavior: 'instant' })
}

const barsHeight = 140

function showTop(element: HTMLElement | null): void {
  const top = element?.getBoundingClientRect().top ?? 0
  if (top < 0) scrollBy({ top: top - barsHeight, behavior: 'instant' })
}

function measure(element: HTMLElement, heights: Map<string, number>): void {
  for (const item of element.children)
    if (item instanceof HTMLElement && item.dataset.key !== undefined)
      heights.set(item.dataset.key, item.offsetHeight)
}

function useAllAsked(): boolean {
  const [isAsked, setIsAsked] = useState(false)
  useEffect(() => {
    const over = new AbortController()
    const { signal } = over
    const all = () => flushSync(() => setIsAsked(true))
    addEventListener('beforeprint', all, { signal })
    addEventListener('afterprint', () => setIsAsked(false), { signal })
    addEventListener('keydown', (event) => isFinding(event) && all(), { signal })
    return () => over.abort()
  }, [])
  return isAsked
}

function isFinding({ code, ctrlKey, metaKey, key }: KeyboardEvent): boolean {
  return ((ctrlKey || metaKey) && code === 'KeyF') || key === 'F3'
}
