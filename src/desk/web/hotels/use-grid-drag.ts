import { type PointerEvent, useRef } from 'react'
import { bounds, type Place, type Range, withFilled } from '#desk/hotels/night-draft.ts'
import type { NightDraft } from '#desk/web/hotels/use-night-draft.ts'

/** Pressed on a cell, what is passed over is selected; pressed on the corner of what is selected, it is filled when it is let go. */
export function useGridDrag({ grid, draft, range, select, write }: NightDraft) {
  const filling = useRef<Range>(undefined)
  return {
    onPointerDown(event: PointerEvent) {
      const at = placeOf(event.target)
      if (event.button !== 0 || at === undefined) return
      if (event.target instanceof Element && event.target.closest('[data-fill]')) {
        filling.current = range
        event.preventDefault()
      } else select({ from: event.shiftKey ? range.from : at, to: at })
    },
    onPointerMove(event: PointerEvent) {
      if (event.buttons !== 1) return
      const at = placeOf(document.elementFromPoint(event.clientX, event.clientY))
      if (at === undefined) return
      const from = filling.current === undefined ? range.from : cornerOf(filling.current)
      const to = filling.current === undefined ? at : within(filling.current, at)
      if (to.row !== range.to.row || to.column !== range.to.column) select({ from, to })
    },
    onPointerUp() {
      if (filling.current === undefined) return
      write(withFilled({ grid, draft }, filling.current, range))
      filling.current = undefined
    },
  }
}

function placeOf(target: EventTarget | null): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null
  if (!cell) return undefined
  return { row: Number(cell.dataset['rowAt']), column: Number(cell.dataset['column']) }
}

function cornerOf(range: Range): Place {
  const { top, first } = bounds(range)
  return { row: top, column: first }
}

/** Filled along the days: the rows stay those that were selected. */
function within(range: Range, { column }: Place): Place {
  const { bottom, last } = bounds(range)
  return { row: bottom, column: Math.max(column, last) }
}
