import { cellKey, factWords, type GridRow, type Place, valueAt } from '#desk/hotels/night-draft.ts'
import type { NightDraft } from '#desk/web/hotels/use-night-draft.ts'
import { persianDigits } from '#money/digits.ts'

interface Props {
  readonly nights: NightDraft
  readonly row: GridRow
  readonly night: string
  readonly at: Place
  readonly taken: number
  readonly refused: ReadonlyMap<string, string>
  readonly isSelected: boolean
  /** where it is taken by to be filled on */
  readonly isCorner: boolean
}

export function NightCell({ nights, row, night, at, taken, refused, isSelected, isCorner }: Props) {
  const { grid, draft, range } = nights
  const value = valueAt(grid, draft, at)
  if (value === undefined) return <td>—</td>
  const key = cellKey(row, night)
  const says = refused.get(key)
  const isFocus = range.to.row === at.row && range.to.column === at.column
  return (
    <td
      tabIndex={isFocus ? 0 : -1}
      aria-selected={isSelected}
      aria-invalid={says !== undefined || undefined}
      title={says}
      data-row-at={at.row}
      data-column={at.column}
      data-changed={draft.has(key) ? '' : undefined}
      data-tone={toneOf(row, value, taken)}
    >
      {wordsOf(row, value, taken)}
      {isCorner && <i className="desk-nights-fill" data-fill="" aria-hidden="true" />}
    </td>
  )
}

function toneOf({ fact }: GridRow, value: number, taken: number): 'full' | 'last' | 'closed' | undefined {
  if (fact === 'isClosed') return value === 1 ? 'closed' : undefined
  if (fact !== 'allotment') return undefined
  if (value <= taken) return 'full'
  return value - taken === 1 ? 'last' : undefined
}

function wordsOf({ fact }: GridRow, value: number, taken: number): string {
  if (fact !== 'allotment') return factWords(fact, value)
  if (value <= taken) return value === 0 ? 'بی سهمیه' : `پر از ${persianDigits(value)}`
  return `${persianDigits(value - taken)} از ${persianDigits(value)}`
}
