import { momentWords } from '#desk/moment-words.ts'
import type { SourceRooms } from '#desk/server/sources/rooms.ts'
import { reachedWords } from '#desk/sources/reached-words.ts'
import type { Span } from '#funnel/server/day-rows.ts'
import { persianDigits } from '#money/digits.ts'
import { grouped, inRial } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'
import { steps } from '#resellers/calls.ts'
import type { LatestClick } from '#resellers/server/desk.ts'
import { startOf } from '#wallet/days.ts'

const clicksListed = 100

/** The ledger of clicks: each marketplace in that time, and the newest clicks of the one that is opened. */
export async function marketplaces(rooms: SourceRooms, { from, until }: Span, open: string) {
  const { desk } = rooms.resellers
  const names = desk.names()
  const now = rooms.clock.now()
  const [came, clicks] = await Promise.all([
    desk.came(startOf(from), startOf(until.add({ days: 1 }))),
    names.has(open) ? desk.latest(open, clicksListed) : [],
  ])
  const numbers = await rooms.orders.numbersOf(clicks.flatMap(({ orders }) => orders))
  return {
    marketplaces: came.map(({ code, clicks: count, reached, orders }) => ({
      code,
      name: names.get(code) ?? code,
      cells: [count, ...steps.map((step) => reached[step]), orders].map((one) => persianDigits(grouped(one))),
    })),
    opened: names.has(open)
      ? { name: names.get(open) ?? open, clicks: clicks.map((click) => clickView(click, { numbers, now })) }
      : undefined,
  }
}

function clickView(
  { id, cameAt, total, steps: reached, orders }: LatestClick,
  { numbers, now }: { readonly numbers: ReadonlyMap<string, string>; readonly now: Temporal.Instant },
) {
  const furthest = steps.findLast((step) => reached.includes(step))
  return {
    id,
    at: momentWords(cameAt, now),
    total: inRial(rial(total)),
    reached: furthest === undefined ? '' : reachedWords[furthest],
    orders: orders.flatMap((orderId) => numbers.get(orderId) ?? []),
  }
}
