import { factFault, type NightChange, type NightFact, nightFacts, priceStep } from '#hotels/night-change.ts'
import { latinDigits, persianDigits } from '#money/digits.ts'
import { grouped } from '#money/formatted.ts'

/** A row of the grid: one fact of one room type. */
export interface GridRow {
  readonly roomTypeId: string
  readonly fact: NightFact
}

export interface Grid {
  readonly rows: readonly GridRow[]
  readonly nights: readonly string[]
  /** undefined outside of it */
  stored(row: GridRow, night: string): number | undefined
}

export interface Place {
  readonly row: number
  readonly column: number
}

/** From where it was begun to where it ends now, both of them inside. */
export interface Range {
  readonly from: Place
  readonly to: Place
}

/** What is changed and not saved yet, by cell. */
export type Draft = ReadonlyMap<string, NightChange>

/** What is stored, and what is changed beside it. */
export interface Sheet {
  readonly grid: Grid
  readonly draft: Draft
}

export const rowsOf = (roomTypeIds: readonly string[]): readonly GridRow[] =>
  roomTypeIds.flatMap((roomTypeId) =>
    (['allotment', 'price', 'minStay', 'isClosed'] satisfies NightFact[]).map((fact) => ({
      roomTypeId,
      fact,
    })),
  )

export function cellKey({ roomTypeId, fact }: GridRow, night: string): string {
  return `${roomTypeId} ${fact} ${night}`
}

export function valueAt(grid: Grid, draft: Draft, { row, column }: Place): number | undefined {
  const [its, night] = [grid.rows[row], grid.nights[column]]
  if (its === undefined || night === undefined) return undefined
  return draft.get(cellKey(its, night))?.becomes ?? grid.stored(its, night)
}

export function bounds({ from, to }: Range) {
  return {
    top: Math.min(from.row, to.row),
    bottom: Math.max(from.row, to.row),
    first: Math.min(from.column, to.column),
    last: Math.max(from.column, to.column),
  }
}

export function placesIn(range: Range): readonly Place[] {
  const { top, bottom, first, last } = bounds(range)
  return Array.from({ length: bottom - top + 1 }, (_, down) =>
    Array.from({ length: last - first + 1 }, (__, along) => ({ row: top + down, column: first + along })),
  ).flat()
}

/** A cell that is again what is stored is no change any more; what cannot stand there is left out. */
export function withValue({ grid, draft }: Sheet, { row, column }: Place, value: number): Draft {
  const [its, night] = [grid.rows[row], grid.nights[column]]
  const was = its === undefined || night === undefined ? undefined : grid.stored(its, night)
  if (its === undefined || night === undefined || was === undefined) return draft
  if (factFault(its.fact, value) !== undefined) return draft
  const next = new Map(draft)
  const key = cellKey(its, night)
  if (value === was) next.delete(key)
  else next.set(key, { ...its, night, was, becomes: value })
  return next
}

export type Setting =
  | { readonly how: 'value'; readonly value: number }
  /** of prices alone: percent, or rial more (less below zero) */
  | { readonly how: 'percent' | 'more'; readonly by: number }

/** The rows of the range that say the same thing as the one it was begun in. */
export function withSetting({ grid, draft }: Sheet, range: Range, setting: Setting): Draft {
  const fact = grid.rows[range.from.row]?.fact
  return placesIn(range).reduce((next, place) => {
    if (grid.rows[place.row]?.fact !== fact) return next
    const before = valueAt(grid, draft, place)
    if (before === undefined || (setting.how !== 'value' && fact !== 'price')) return next
    return withValue({ grid, draft: next }, place, settled(setting, before))
  }, draft)
}

function settled(setting: Setting, before: number): number {
  if (setting.how === 'value') return setting.value
  const after = setting.how === 'more' ? before + setting.by : (before * (100 + setting.by)) / 100
  return Math.round(after / priceStep) * priceStep
}

/** As a spreadsheet fills: what stands in the first range, again and again over the second. */
export function withFilled({ grid, draft }: Sheet, source: Range, target: Range): Draft {
  const from = bounds(source)
  const [high, wide] = [from.bottom - from.top + 1, from.last - from.first + 1]
  const again = (offset: number, size: number) => ((offset % size) + size) % size
  return placesIn(target).reduce((next, place) => {
    const of = {
      row: from.top + again(place.row - from.top, high),
      column: from.first + again(place.column - from.first, wide),
    }
    const value = valueAt(grid, draft, of)
    if (grid.rows[of.row]?.fact !== grid.rows[place.row]?.fact || value === undefined) return next
    return withValue({ grid, draft: next }, place, value)
  }, draft)
}

/** All that is in the range becomes what is stored. */
export function withoutRange(grid: Grid, draft: Draft, range: Range): Draft {
  return placesIn(range).reduce((next, { row, column }) => {
    const [its, night] = [grid.rows[row], grid.nights[column]]
    const was = its === undefined || night === undefined ? undefined : grid.stored(its, night)
    return was === undefined ? next : withValue({ grid, draft: next }, { row, column }, was)
  }, draft)
}

/** By night, room type and fact. */
export function changesOf(draft: Draft): readonly NightChange[] {
  return [...draft.values()].toSorted(
    (a, b) =>
      a.night.localeCompare(b.night) ||
      a.roomTypeId.localeCompare(b.roomTypeId) ||
      nightFacts.indexOf(a.fact) - nightFacts.indexOf(b.fact),
  )
}

const closedWords = ['باز', 'بسته'] as const

/** As it is typed and copied: prices in thousand toman. */
export function typedOf(fact: NightFact, value: number): string {
  if (fact === 'isClosed') return closedWords[value === 1 ? 1 : 0]
  return String(fact === 'price' ? value / priceStep : value)
}

export function factWords(fact: NightFact, value: number): string {
  if (fact === 'isClosed') return closedWords[value === 1 ? 1 : 0]
  if (fact === 'price') return grouped(value / priceStep)
  return fact === 'minStay' ? `${persianDigits(value)} شب` : persianDigits(value)
}

/** NaN for what is no number; amounts may have separators. */
export function parsedTyped(fact: NightFact, text: string): number {
  const typed = latinDigits(text).replaceAll(/[\s,٬،]/g, '')
  if (fact === 'isClosed' && closedWords.some((words) => words === typed)) return typed === 'بسته' ? 1 : 0
  const value = /^-?\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN
  return fact === 'price' ? value * priceStep : value
}

export function copied(grid: Grid, draft: Draft, range: Range): string {
  const { top, bottom, first, last } = bounds(range)
  const lines = Array.from({ length: bottom - top + 1 }, (_, down) =>
    Array.from({ length: last - first + 1 }, (__, along) => {
      const place = { row: top + down, column: first + along }
      const fact = grid.rows[place.row]?.fact
      const value = valueAt(grid, draft, place)
      return fact === undefined || value === undefined ? '' : typedOf(fact, value)
    }).join('\t'),
  )
  return lines.join('\n')
}

/** Cells of a spreadsheet from the range's corner on; one cell is put into all of the range. `wrong` of them were no such number. */
export function withPasted(
  { grid, draft }: Sheet,
  range: Range,
  text: string,
): { readonly draft: Draft; readonly wrong: number } {
  const lines = text.replaceAll('\r', '').replace(/\n$/, '').split('\n')
  const table = lines.map((line) => line.split('\t'))
  const { top, first } = bounds(range)
  const isOne = table.length === 1 && table[0]?.length === 1
  const places = isOne
    ? placesIn(range).map((place) => ({ place, typed: table[0]?.[0] ?? '' }))
    : table.flatMap((cells, down) =>
        cells.map((typed, along) => ({ place: { row: top + down, column: first + along }, typed })),
      )
  let next = draft
  let wrong = 0
  for (const { place, typed } of places) {
    const fact = grid.rows[place.row]?.fact
    if (fact === undefined || grid.nights[place.column] === undefined || typed.trim() === '') continue
    const value = parsedTyped(fact, typed)
    if (factFault(fact, value) === undefined) next = withValue({ grid, draft: next }, place, value)
    else wrong += 1
  }
  return { draft: next, wrong }
}
