import { sql } from 'kysely'
import { all } from '#database/database.ts'
import type { MoveWanted } from '#insurance/server/moving/moved-policy.ts'
import type { PersonMoved, PriceMoved } from '#insurance/server/moving/person-moved.ts'
import { refundTerms } from '#insurance/server/refund.ts'
import type { Room } from '#insurance/server/room.ts'
import { supplierOf } from '#insurance/server/supplied/confirming.ts'
import { suppliedOf } from '#insurance/server/supplied/outbox.ts'
import type { ChangeQuoted } from '#insurance/server/suppliers/policy-supplier.ts'
import { minus, rial, ZERO } from '#money/rial.ts'
import type { RuleMade } from '#orders/pricing/rule-shares.ts'
import { netOf } from '#orders/pricing/ruled-total.ts'
import { aboutOrder } from '#server/order-here.ts'
import { rialBack, rialOf } from '#suppliers/foreign-amount.ts'

/** longest wait for a page */
const quoteMs = 4000

interface Row {
  readonly quote: string
  readonly price_minor: number
  readonly rate_rial: number
  readonly premium: number
  readonly duty: number
  readonly commission: number
  readonly rules: readonly RuleMade[]
}

/** The insurer's own change: one policy stays, and only its difference is paid or comes back. Undefined where it says none. */
export async function changeThere(room: Room, moved: MoveWanted): Promise<PriceMoved | undefined> {
  const { orderId, startsOn, endsOn, positions } = moved
  const row = await suppliedOf(room.database, orderId)
  const supplier = supplierOf(room, moved.supplier ?? undefined)
  const rows = await all(
    room.database,
    sql<Row>`
      select quote, price_minor, rate_rial, premium, duty, commission, price_rules as rules
      from insurance.supplied_person join insurance.insured using (order_id, position)
      where order_id = ${orderId} and position = any(${positions}::smallint[]) order by position`,
  )
  if (row === undefined || supplier === undefined) return undefined
  const backs = await backsOf(room, moved)
  const quotes = rows.map(({ quote }) => quote)
  const patience = { signal: AbortSignal.timeout(quoteMs) }
  const told = await aboutOrder(orderId, () =>
    supplier.quoteChange({ ref: row.offer, quotes, startsOn, endsOn }, patience),
  )
  if (told.kind !== 'done' || backs === undefined) return undefined
  const { USD: rate } = await room.rates.onSale()
  if (rate === undefined) return undefined
  const more = differencesOf(rows, told.value)
  const people = rows.map((one, place) => {
    const minor = more[place] ?? 0
    const back = backs[place] ?? 0
    const total =
      minor < 0 ? back - rialBack(-minor, { rialAUnit: one.rate_rial }) : back + rialOf(minor, rate)
    return personMoved(one, { minor, total })
  })
  if (people.some(({ premium, foreign }) => premium <= 0 || (foreign?.minor ?? 0) <= 0)) return undefined
  return { people, change: { changeId: told.value.updateId, offer: row.offer, supplier: supplier.name } }
}

/** Rial that giving back brings now of each; undefined while the insurer does not say it, or for whom nothing does. */
async function backsOf(
  room: Room,
  { orderId, positions }: MoveWanted,
): Promise<readonly number[] | undefined> {
  const { items, legs } = await aboutOrder(orderId, () => refundTerms(room, orderId))
  if (legs[0]?.isUntold === true) return undefined
  const theirs = positions.flatMap((position) => items.find(({ passenger }) => passenger === position) ?? [])
  if (theirs.some(({ state }) => state !== 'refundable')) return undefined
  return theirs.map(({ total, kept }) => minus(total, kept ?? ZERO))
}

/** In hundredths, by person: as the insurer says it, or the whole in equal parts. */
function differencesOf(
  rows: readonly Row[],
  { differenceMinor, pricesMinor }: ChangeQuoted,
): readonly number[] {
  const said = rows.flatMap(({ quote, price_minor }) => {
    const price = pricesMinor.get(quote)
    return price === undefined ? [] : [price - price_minor]
  })
  const isWhole = said.length === rows.length && said.reduce((sum, one) => sum + one, 0) === differenceMinor
  if (isWhole) return said
  const sign = Math.sign(differenceMinor)
  const each = Math.floor(Math.abs(differenceMinor) / rows.length)
  const rest = Math.abs(differenceMinor) - each * rows.length
  return rows.map((_, place) => sign * (each + (place < rest ? 1 : 0)))
}

/** Duty and commission in the proportion of what was sold; what price rules made of it goes along, and is no part of the premium. */
function personMoved(
  { quote, price_minor, rate_rial, premium, duty, commission, rules }: Row,
  { minor, total }: { readonly minor: number; readonly total: number },
): PersonMoved {
  const net = netOf({ total: rial(total), rules })
  const dutyNow = Math.floor((net * duty) / (premium + duty))
  const premiumNow = net - dutyNow
  return {
    premium: rial(premiumNow),
    duty: rial(dutyNow),
    total: rial(total),
    commission: rial(Math.floor((premiumNow * commission) / premium)),
    rules,
    foreign: { quote, minor: price_minor + minor, rateRial: rate_rial },
  }
}
