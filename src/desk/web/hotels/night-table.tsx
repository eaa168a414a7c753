import type { ComponentProps } from 'react'
import { bounds } from '#desk/hotels/night-draft.ts'
import { NightCell } from '#desk/web/hotels/night-cell.tsx'
import type { NightsOnPage } from '#desk/web/hotels/nights-page.server.ts'
import type { NightDraft } from '#desk/web/hotels/use-night-draft.ts'
import type { NightFact } from '#hotels/night-change.ts'
import { persianDigits } from '#money/digits.ts'

interface Props {
  readonly view: NightsOnPage
  readonly nights: NightDraft
  /** why, by cell */
  readonly refused: ReadonlyMap<string, string>
  readonly on: ComponentProps<'table'>
}

const factTitles = {
  allotment: 'مانده از سهمیه',
  price: 'نرخ شب',
  minStay: 'کمترین ماندن',
  isClosed: 'فروش',
} as const satisfies Record<NightFact, string>

export function NightTable({ view, nights, refused, on }: Props) {
  const { grid, range } = nights
  const selected = bounds(range)
  return (
    <div className="desk-nights" role="region" aria-label="نرخ و اتاق شب‌به‌شب">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its cells are selected and typed into */}
      <table {...on} role="grid" aria-multiselectable="true" aria-label={`${view.hotelName}، ${view.words}`}>
        <thead>
          <tr>
            <td colSpan={2}>اشغال هتل</td>
            <DayHeads days={view.days} />
          </tr>
        </thead>
        {view.roomTypes.map((type) => (
          <tbody key={type.id}>
            {grid.rows.flatMap((row, at) =>
              row.roomTypeId !== type.id
                ? []
                : [
                    <tr key={row.fact}>
                      {row.fact === 'allotment' && (
                        <th scope="rowgroup" rowSpan={4}>
                          <b>{type.name}</b>
                          <small>
                            {persianDigits(type.mostGuests)} نفر، {type.beds}
                          </small>
                        </th>
                      )}
                      <th scope="row">{factTitles[row.fact]}</th>
                      {grid.nights.map((night, column) => (
                        <NightCell
                          key={night}
                          nights={nights}
                          row={row}
                          night={night}
                          at={{ row: at, column }}
                          taken={type.nights[column]?.taken ?? 0}
                          refused={refused}
                          isSelected={
                            at >= selected.top &&
                            at <= selected.bottom &&
                            column >= selected.first &&
                            column <= selected.last
                          }
                          isCorner={at === selected.bottom && column === selected.last}
                        />
                      ))}
                    </tr>,
                  ],
            )}
          </tbody>
        ))}
      </table>
    </div>
  )
}

function DayHeads({ days }: Pick<NightsOnPage, 'days'>) {
  return days.map(({ night, weekday, day, isOff, occupancy, words }) => (
    <th key={night} scope="col" data-off={isOff ? '' : undefined} aria-label={words}>
      <small>{weekday}</small>
      <b>{persianDigits(day)}</b>
      <small>{persianDigits(occupancy)}٪</small>
    </th>
  ))
}
