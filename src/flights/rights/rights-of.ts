import { directiveRows, isDomestic, type RightRow } from '#flights/rights/directive-rights.ts'
import { europeanRows, isEuropean } from '#flights/rights/european-rights.ts'
import { isOfMontreal, montrealRows } from '#flights/rights/montreal-rights.ts'
import type { Due, FlightOfRights, Right, RightsEvent, RightsSource } from '#flights/rights/right.ts'
import { isLongDelay } from '#penalties/waiver.ts'

const ours: RightsSource = {
  name: 'قاعدهٔ خود ما در شرایط خرید',
  article: 'استرداد بدون جریمه',
  from: '2015-01-01',
}

/** Ours holds wherever a flight goes; the others where their law does, on the day of the flight. */
export function rightsOf(
  flight: FlightOfRights,
  event: RightsEvent,
  day: Temporal.PlainDate,
): readonly Right[] {
  const rows = [...rowsFor(flight), houseRow].filter(
    ({ holds, source }) => holds(event) && Temporal.PlainDate.compare(source.from, day) <= 0,
  )
  const rights = rows.flatMap(({ id, dues, source }) =>
    dues.map((due) => rightTo(due, { id, source, event })),
  )
  return rights.filter((one, place) => rights.findIndex(({ due }) => isSame(due, one.due)) === place)
}

const houseRow: RightRow = {
  id: 'ours',
  holds: (event) =>
    event.kind === 'cancelled' ||
    ((event.kind === 'late' || event.kind === 'early') && isLongDelay(event.minutes)),
  dues: [{ kind: 'money' }],
  source: ours,
}

/** Sources do not agree whether the directive covers charters: what only some grant is claimed of nobody. */
function rowsFor(flight: FlightOfRights): readonly RightRow[] {
  if (isDomestic(flight)) return flight.isCharter ? [] : directiveRows
  return [...(isEuropean(flight) ? europeanRows(flight) : []), ...(isOfMontreal(flight) ? montrealRows : [])]
}

interface Found {
  readonly id: string
  readonly source: RightsSource
  readonly event: RightsEvent
}

/** We give money back and find another flight where the flight's status says so; at a gate its airline does. */
function rightTo(due: Due, { id, source, event }: Found): Right {
  const isTold =
    event.kind === 'cancelled' ||
    (event.kind === 'late' && isLongDelay(event.minutes)) ||
    event.kind === 'early'
  const isOurs = isTold && (due.kind === 'money' || due.kind === 'other-flight')
  return { id, due, source, by: isOurs ? 'us' : 'airline' }
}

function isSame(one: Due, other: Due): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
