import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import {
  bounds,
  copied,
  type Grid,
  type Place,
  type Range,
  valueAt,
  withFilled,
  withoutRange,
  withPasted,
  withSetting,
} from '#desk/hotels/night-draft.ts'
import type { NightDraft } from '#desk/web/hotels/use-night-draft.ts'

const steps: Readonly<Record<string, readonly [down: number, later: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  // days run from right to left
  ArrowLeft: [0, 1],
  ArrowRight: [0, -1],
}

interface Doing {
  /** begins to type into what is selected, with this letter */
  readonly type: (letter: string) => void
  readonly say: (words: string) => void
}

/** Keys of the grid as a spreadsheet has them; each shifts, fills or takes back what is selected. */
export function useGridKeys(nights: NightDraft, { type, say }: Doing) {
  const { grid, draft, range, select, write, undo, redo } = nights
  const place = useRef<HTMLTableElement>(null)
  function moveTo(to: Place, isWider: boolean): void {
    const within = inside(grid, to)
    select(isWider ? { from: range.from, to: within } : { from: within, to: within })
    place.current
      ?.querySelector<HTMLElement>(`[data-row-at="${within.row}"][data-column="${within.column}"]`)
      ?.focus()
  }
  function control(code: string): boolean {
    if (code === 'KeyZ') undo()
    else if (code === 'KeyY') redo()
    else if (code === 'KeyD') write(withFilled({ grid, draft }, firstOf(range), range))
    else if (code === 'KeyA')
      select({
        from: { row: range.from.row, column: 0 },
        to: { row: range.from.row, column: grid.nights.length - 1 },
      })
    else return false
    return true
  }
  function plain({ key, shiftKey }: KeyboardEvent): boolean {
    const step = steps[key]
    if (step) moveTo({ row: range.to.row + step[0], column: range.to.column + step[1] }, shiftKey)
    else if (key === 'Home') moveTo({ row: range.to.row, column: 0 }, shiftKey)
    else if (key === 'End') moveTo({ row: range.to.row, column: grid.nights.length - 1 }, shiftKey)
    else if (key === 'Delete' || key === 'Backspace') write(withoutRange(grid, draft, range))
    else if (key === ' ') turn()
    else if (key === 'Enter') type('')
    else if (/^[\d۰-۹-]$/.test(key)) type(key)
    else return false
    return true
  }
  /** Sale is closed or opened by the cell it was begun in. */
  function turn(): void {
    if (grid.rows[range.from.row]?.fact !== 'isClosed') return type('')
    const value = valueAt(grid, draft, range.from) === 1 ? 0 : 1
    write(withSetting({ grid, draft }, range, { how: 'value', value }))
  }
  return {
    ref: place,
    onKeyDown(event: KeyboardEvent) {
      const isControl = event.ctrlKey || event.metaKey
      if (event.altKey || !(isControl ? control(event.code) : plain(event))) return
      event.preventDefault()
      event.stopPropagation()
    },
    onCopy(event: ClipboardEvent) {
      event.preventDefault()
      event.clipboardData.setData('text/plain', copied(grid, draft, range))
    },
    onPaste(event: ClipboardEvent) {
      event.preventDefault()
      const pasted = withPasted({ grid, draft }, range, event.clipboardData.getData('text/plain'))
      write(pasted.draft)
      if (pasted.wrong > 0) say('بعضی از خانه‌های چسبانده‌شده عدد درستی نبود و همان که بود ماند.')
    },
  }
}

function inside({ rows, nights }: Grid, { row, column }: Place): Place {
  return {
    row: Math.min(Math.max(row, 0), rows.length - 1),
    column: Math.min(Math.max(column, 0), nights.length - 1),
  }
}

/** The first night of each row is filled over the rest. */
function firstOf(range: Range): Range {
  const { top, bottom, first } = bounds(range)
  return { from: { row: top, column: first }, to: { row: bottom, column: first } }
}
