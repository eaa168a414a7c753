import { useMemo, useState } from 'react'
import { cellKey, type Draft, type Grid, type GridRow, type Range, rowsOf } from '#desk/hotels/night-draft.ts'
import type { NightsOnPage } from '#desk/web/hotels/nights-page.server.ts'

interface History {
  readonly past: readonly Draft[]
  readonly now: Draft
  readonly future: readonly Draft[]
}

const nothing: History = { past: [], now: new Map(), future: [] }
const mostSteps = 200

/** The grid of what is stored, what is changed beside it with its steps, and what is selected. */
export function useNightDraft({ roomTypes, days }: NightsOnPage) {
  const [history, setHistory] = useState(nothing)
  const [range, setRange] = useState<Range>({ from: { row: 1, column: 0 }, to: { row: 1, column: 0 } })
  const grid = useMemo<Grid>(() => {
    const stored = new Map(
      roomTypes.flatMap(({ id, nights }) =>
        nights.flatMap((night) =>
          rowsOf([id]).map((row) => [cellKey(row, night.night), night[row.fact]] as const),
        ),
      ),
    )
    return {
      rows: rowsOf(roomTypes.map(({ id }) => id)),
      nights: days.map(({ night }) => night),
      stored: (row: GridRow, night: string) => stored.get(cellKey(row, night)),
    }
  }, [roomTypes, days])
  return {
    grid,
    draft: history.now,
    range,
    select: setRange,
    /** a step that can be taken back; one that changes nothing is none */
    write: (next: Draft) =>
      setHistory(({ past, now }) =>
        next === now
          ? { past, now, future: [] }
          : { past: [...past, now].slice(-mostSteps), now: next, future: [] },
      ),
    undo: () =>
      setHistory((before) => {
        const last = before.past.at(-1)
        return last === undefined
          ? before
          : { past: before.past.slice(0, -1), now: last, future: [before.now, ...before.future] }
      }),
    redo: () =>
      setHistory((before) => {
        const [next, ...future] = before.future
        return next === undefined ? before : { past: [...before.past, before.now], now: next, future }
      }),
    clear: () => setHistory(nothing),
  }
}

export type NightDraft = ReturnType<typeof useNightDraft>
