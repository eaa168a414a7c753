import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { dayMonth, weekdayDayMonth } from '#calendar/formatted.ts'
import { weekdayName } from '#calendar/names.ts'
import type { flightCalls } from '#flights/calls.ts'
import type { RoundTripMatrix } from '#flights/choosing/choosing-response.ts'
import { availableBody } from '#flights/search/available-body.ts'
import { resultsPath } from '#flights/search/results-path.ts'
import { matrixOf, type TripCell } from '#flights/search/round-trip-matrix.ts'
import type { Search } from '#flights/search/search-params.ts'
import { openKeys } from '#flights/search/web/results/results-address.ts'
import { priceSpoken } from '#money/amount-in-words.ts'
import { shortPrice, shortPriceUnit } from '#money/display-unit.ts'
import { ask } from '#web/api.ts'
import { Declined, offline } from '#web/declined.ts'
import { Note } from '#web/ui/states/note.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'

interface Props {
  readonly search: Search
  readonly back: string
  readonly look: URLSearchParams
}

/** Seven days out by seven days back: price of both, one adult. */
export default function ResultsMatrix({ search, back, look }: Props) {
  const { matrix, fault } = useMatrix(search, back)
  if (fault !== undefined)
    return (
      <Note tone="bad" announced>
        {fault}
      </Note>
    )
  if (matrix === undefined) return <Skeleton width="100%" height="320px" radius="16px" />
  const { outs, rows } = matrixOf(matrix)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <div className="matrix-scroll" role="region" aria-label="قیمت رفت‌وبرگشت" tabIndex={0}>
      <table className="matrix">
        <caption>کمترین قیمت رفت‌وبرگشت با هم، {shortPriceUnit()}، هر بزرگسال</caption>
        <thead>
          <tr>
            <th scope="col">برگشت / رفت</th>
            {outs.map((out) => (
              <Head key={out} scope="col" date={out} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ returning, cells }) => (
            <tr key={returning}>
              <Head scope="row" date={returning} />
              {cells.map((cell) => (
                <td key={cell.outward}>
                  <Cell cell={cell} search={search} look={look} isChosen={isChosen(cell, search, back)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Head({ scope, date }: { readonly scope: 'col' | 'row'; readonly date: string }) {
  const day = Temporal.PlainDate.from(date)
  return (
    <th scope={scope}>
      <small>{weekdayName(day)}</small> {dayMonth(day)}
    </th>
  )
}

interface CellProps {
  readonly cell: TripCell
  readonly search: Search
  readonly look: URLSearchParams
  readonly isChosen: boolean
}

function Cell({ cell: { outward, returning, total, level }, search, look, isChosen }: CellProps) {
  if (total === null)
    return (
      <span>
        <span aria-hidden="true">—</span>
        <span className="only-spoken">بدون پرواز</span>
      </span>
    )
  const thousands = Math.round(total / 10_000)
  const [out, back] = [outward, returning].map((date) => weekdayDayMonth(Temporal.PlainDate.from(date)))
  const kept = [...look].filter(([key]) => !openKeys.includes(key))
  return (
    <Link
      to={resultsPath({ ...search, date: outward, back: returning }, kept)}
      data-level={level}
      aria-current={isChosen ? 'date' : undefined}
    >
      <span aria-hidden="true">{shortPrice(thousands)}</span>
      <span className="only-spoken">{`رفت ${out}، برگشت ${back}، ${priceSpoken(thousands * 10_000)}`}</span>
    </Link>
  )
}

function isChosen({ outward, returning }: TripCell, { date }: Search, back: string): boolean {
  return outward === date && returning === back
}

interface MatrixState {
  readonly of: string
  readonly matrix?: RoundTripMatrix
  readonly fault?: string
}

function useMatrix(search: Search, back: string) {
  const [asked, setAsked] = useState<MatrixState>({ of: '' })
  const { flightType: _, ...body } = availableBody({ ...search, back })
  const wanted = JSON.stringify(body)
  useEffect(() => {
    let isGone = false
    const tell = (part: Omit<MatrixState, 'of'>) => isGone || setAsked({ of: wanted, ...part })
    const line = 'POST /api/flight-catalog/FlightCalendar/RoundTripMatrix'
    ask<typeof flightCalls.roundTripMatrix>(line, { body: JSON.parse(wanted) }).then(
      (matrix) => tell({ matrix }),
      (error: unknown) => tell({ fault: error instanceof Declined ? error.message : offline }),
    )
    return () => {
      isGone = true
    }
  }, [wanted])
  return asked.of === wanted ? asked : { matrix: undefined, fault: undefined }
}
