import type { ReactNode } from 'react'

interface Row {
  readonly key: string
  readonly isChosen?: boolean
  readonly cells: readonly ReactNode[]
}

interface Props {
  readonly caption: string
  readonly head: readonly string[]
  readonly rows: readonly Row[]
  /** in place of rows */
  readonly empty: string
}

/** Dense rows under a head that stays. j and k walk them, Enter opens the first link of a row (`desk-keys.ts`). */
export function DeskTable({ caption, head, rows, empty }: Props) {
  if (rows.length === 0) return <p className="desk-empty">{empty}</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <div className="desk-table" role="region" aria-label={caption} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((words) => (
              <th key={words} scope="col">
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, isChosen, cells }) => (
            <tr key={key} data-row="" tabIndex={-1} data-chosen={isChosen ? '' : undefined}>
              {cells.map((cell, at) => (
                <td key={head[at]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
