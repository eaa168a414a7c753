import { sql } from 'kysely'
import { all, type Database } from '#database/database.ts'
import { flightCalls } from '#flights/calls.ts'
import type { Ask } from '#testing/app/agency.ts'
import type { Buyer, Diary } from '../buyer/diary.ts'
import type { Violation } from './verdict.ts'

interface OrderRow {
  readonly id: string
  readonly phone: string
  readonly total: number
  readonly status: string
  readonly reference: string | null
  /** it was taken in place of a flight that was cancelled, or of anything whose days were changed */
  readonly is_rebooking: boolean
  /** days of birth */
  readonly born: readonly string[]
  readonly was: readonly string[]
}

/** What buyers were told holds: orders exist, at that price, with those statuses; nobody has two. */
export async function brokenPromises(
  database: Database,
  diaries: readonly Diary[],
): Promise<readonly Violation[]> {
  const rows = await all(
    database,
    sql<OrderRow>`
      select "order".id, phone, total, status, reference,
        exists (select from orders.rebooking where order_id = "order".id) as is_rebooking,
        array(select birth_date::text from orders.passenger where order_id = "order".id order by position) as born,
        array(select history.status from orders.history where order_id = "order".id) as was
      from orders."order" join accounts.users on users.id = owner_id`,
  )
  const byPhone = Map.groupBy(rows, ({ phone }) => phone)
  return diaries.flatMap((diary) => {
    const { phone } = diary.buyer.person
    const [rebookings, own] = partition(byPhone.get(phone) ?? [])
    const chosen = [...(diary.parts.length > 0 ? diary.parts : [diary]), ...diary.instead]
    const submitted = [...chosen, ...diary.beside]
    const kept = diary.instead.length > 0 ? own.filter((order) => !wasLetGo(order, submitted)) : own
    return [...faultsOf(submitted, kept, phone), ...faultsOf(diary.others, rebookings, phone)]
  })
}

function partition(orders: readonly OrderRow[]): readonly [readonly OrderRow[], readonly OrderRow[]] {
  return [orders.filter((order) => order.is_rebooking), orders.filter((order) => !order.is_rebooking)]
}

/** Whoever takes another one in place of one that was not issued holds it first: killed in between, its seats wait for nobody. */
function wasLetGo({ id, status, was }: OrderRow, diaries: readonly Diary[]): boolean {
  const isOver = ['cancelled', 'expired'].includes(status) && !was.includes('paid')
  return isOver && !diaries.some(({ orderId }) => orderId === id)
}

const law = 'what was acknowledged is so, once'

/** Each submission, of which a diary tells, made one order at most. */
function faultsOf(
  diaries: readonly Diary[],
  orders: readonly OrderRow[],
  phone: string,
): readonly Violation[] {
  if (orders.length > diaries.length) {
    const what = `${phone}: ${orders.length} orders of ${diaries.length} submissions`
    return [{ kind: 'doubled', law, what }]
  }
  return diaries
    .flatMap((diary) => faultOf(diary, orders) ?? [])
    .map((what) => ({ kind: 'lost', law, what: `${phone}: ${what}` }))
}

function faultOf(
  { orderId, total, status, pnr, bornOn }: Diary,
  orders: readonly OrderRow[],
): string | undefined {
  if (orderId === undefined) return undefined
  const order = orders.find(({ id }) => id === orderId)
  if (order === undefined) return `order ${orderId} is lost`
  if (total !== undefined && order.total !== total)
    return `order ${orderId} costs ${order.total}, not ${total}`
  if (status !== undefined && !order.was.includes(status)) return `order ${orderId} was never ${status}`
  if (pnr !== undefined && order.reference !== pnr) return `order ${orderId} has not the ticket ${pnr}`
  if (bornOn !== undefined && order.born[0] !== bornOn)
    return `order ${orderId} is not corrected to ${bornOn}`
  return undefined
}

interface Asking {
  readonly ask: Ask
  readonly again: (buyer: Buyer) => Promise<Buyer>
}

/** Repeated calls with their keys give the same bytes; another body is refused. */
export async function brokenKeys(
  { ask, again: signedIn }: Asking,
  buyers: readonly Diary[],
): Promise<readonly Violation[]> {
  const found: Violation[] = []
  const diaries = buyers.flatMap((diary) => [diary, ...diary.others, ...diary.instead, ...diary.beside])
  for (const { buyer, promised } of diaries) {
    if (promised.length === 0) continue
    const { token, person } = await signedIn(buyer)
    for (const { line, key, text, ...sent } of promised) {
      const asking = { by: token, key, address: person.address }
      const again = await ask(line, { ...asking, ...sent })
      if (again.text !== text)
        found.push({ kind: 'doubled', law: 'a key has one answer', what: `${line} ${again.text}` })
    }
  }
  const submitted = diaries.flatMap(({ buyer, promised }) =>
    promised.filter(({ line }) => line === flightCalls.submit.line).map((call) => ({ buyer, call })),
  )
  const [first] = submitted
  if (first === undefined) return found
  const { buyer, call } = first
  const { token } = await signedIn(buyer)
  const body = { ...call.body, productChannel: 3 }
  const other = await ask(call.line, { by: token, key: call.key, body })
  if (other.status !== 422)
    found.push({ kind: 'doubled', law: 'a key has one body', what: `${other.status} ${other.text}` })
  return found
}
