import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useRef } from 'react'

/** Tables of so many rows at most are drawn whole. */
const wholeAtMost = 40

/** CSS pixels; each drawn row is measured */
const usualHeight = 46
const drawnBeyondSight = 16
/** rows that a page has before its script runs */
const onServer = 50

interface DrawnRows {
  /** what scrolls */
  readonly scroller: RefObject<HTMLDivElement | null>
  /** places of the rows that are drawn, in order and without a gap */
  readonly places: readonly number[]
  /** heights of what is not drawn before and after them, CSS pixels */
  readonly above: number
  readonly below: number
  /** for each drawn row, with its place in `data-index` */
  readonly measure: (row: HTMLTableRowElement | null) => void
}

/** Which rows of a table are near what is seen of it: a hundred thousand of them weigh as much as fifty. */
export function useDrawnRows(count: number): DrawnRows {
  const scroller = useRef<HTMLDivElement>(null)
  const isWhole = count <= wholeAtMost
  // oxlint-disable-next-line react/incompatible-library -- no compiler keeps what it answers (decision 005)
  const rows = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count,
    enabled: !isWhole,
    getScrollElement: () => scroller.current,
    estimateSize: () => usualHeight,
    overscan: drawnBeyondSight,
    initialRect: { width: 0, height: usualHeight * onServer },
  })
  if (isWhole) return { scroller, places: everyPlace(count), above: 0, below: 0, measure: () => undefined }
  const drawn = rows.getVirtualItems()
  return {
    scroller,
    places: drawn.map(({ index }) => index),
    above: drawn[0]?.start ?? 0,
    below: rows.getTotalSize() - (drawn.at(-1)?.end ?? 0),
    measure: rows.measureElement,
  }
}

function everyPlace(count: number): readonly number[] {
  return Array.from({ length: count }, (_, place) => place)
}
