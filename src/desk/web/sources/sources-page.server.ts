import type { LoaderFunctionArgs } from 'react-router'
import { dateSeenFrom, dateWithYear } from '#calendar/formatted.ts'
import { dayAt } from '#desk/moment-words.ts'
import { isWanted, spanOf } from '#desk/server/sources/funnel-wanted.ts'
import { marketplaces } from '#desk/server/sources/marketplaces.ts'
import { namesFrom, ownWords } from '#desk/server/sources/source-words.ts'
import { ownSource, readSourcesAddress } from '#desk/sources/sources-address.ts'
import { stepWords } from '#desk/sources/step-words.ts'
import { type Counts, steps } from '#funnel/steps.ts'
import { partOfBefore, sumsBy, sumsByDay, together } from '#funnel/sums.ts'
import { persianDigits } from '#money/digits.ts'
import { grouped } from '#money/formatted.ts'
import { agencyOf } from '#web/page-context.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const rooms = agencyOf(context, 'desk')
  const address = readSourcesAddress(new URL(request.url).searchParams)
  const span = spanOf(rooms, address)
  const names = namesFrom(rooms)
  const [all, ledger] = await Promise.all([rooms.funnel.rows(span), marketplaces(rooms, span, address.open)])
  const rows = all.filter(isWanted(address))
  const whole = together(rows)
  const today = dayAt(rooms.clock.now())
  return {
    address,
    span: `${dateWithYear(span.from)} تا ${dateWithYear(span.until)}`,
    steps: steps.map((step, place) => ({ step, ...stepView(whole, place) })),
    days: sumsByDay(rows, span).map(({ day, ...counts }) => ({
      day: dateSeenFrom(today, day),
      counts: steps.map((step) => counts[step]),
      cells: cellsOf(counts),
    })),
    byProduct: sumsBy(rows, ({ product }) => names.product(product)).map(rowOf),
    bySource: sumsBy(rows, ({ source }) => names.source(source)).map(rowOf),
    ...ledger,
    products: optionsOf(rooms.orders.sold().map(({ kind }) => [kind, names.product(kind)])),
    sources: optionsOf([[ownSource, ownWords], ...rooms.resellers.desk.names()]),
  }
}

function stepView(whole: Counts, place: number) {
  const step = steps[place] ?? 'searched'
  const part = partOfBefore(whole, place)
  const most = Math.max(...steps.map((one) => whole[one]))
  return {
    title: stepWords[step],
    count: persianDigits(grouped(whole[step])),
    part: part === undefined ? undefined : persianDigits(part),
    share: most === 0 ? 0 : whole[step] / most,
  }
}

function rowOf([name, counts]: readonly [string, Counts]) {
  return { name, cells: cellsOf(counts) }
}

function cellsOf(counts: Counts): readonly string[] {
  return steps.map((step) => persianDigits(grouped(counts[step])))
}

function optionsOf(pairs: Iterable<readonly [string, string]>) {
  return [{ value: '', label: 'همه' }, ...[...pairs].map(([value, label]) => ({ value, label }))]
}

export type SourcesOnPage = Awaited<ReturnType<typeof loader>>
