import { sql } from 'kysely'
import { all } from '#database/database.ts'
import type { ResellerSettings } from '#resellers/server/reseller-settings.ts'
import type { House } from '#server/house.ts'

interface Uncounted {
  readonly orderId: string
  readonly clickId: string
  readonly reseller: string
}

export interface PixelWork {
  readonly house: Pick<House, 'database' | 'clock' | 'log'>
  readonly resellers: ReadonlyMap<string, ResellerSettings>
  readonly orders: { statusesOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, string>> }
}

const patienceMs = 5000
const toldForHours = 96

/**
 * Tells each marketplace with a pixel of its tickets, from our server, at least once: the link's id and nothing else. Orders that
 * end without a ticket are never told of.
 */
export async function sendPixels({ house, resellers, orders }: PixelWork): Promise<void> {
  const counting = [...resellers.values()].filter(({ pixel }) => pixel !== undefined).map(({ code }) => code)
  const waiting = await uncounted(house, counting)
  const statuses = await orders.statusesOf(waiting.map(({ orderId }) => orderId))
  const issued = waiting.filter(({ orderId }) => statuses.get(orderId) === 'issued')
  for (const { orderId, clickId, reseller } of issued) {
    const pixel = resellers.get(reseller)?.pixel
    if (pixel === undefined) continue
    try {
      const { ok, status } = await fetch(addressed(pixel, clickId), {
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      })
      if (ok) await markCounted(house, orderId)
      else house.log.warn({ reseller, status }, 'pixel.refused') // asked again by the next look
    } catch (error) {
      house.log.warn({ err: error, reseller }, 'pixel.unreachable')
    }
  }
}

function addressed(pixel: string, clickId: string): URL {
  const url = new URL(pixel)
  url.searchParams.set('requestId', clickId)
  return url
}

/** Of the last days: what could not be told by then is settled by the list of sales. */
function uncounted(
  { database, clock }: PixelWork['house'],
  resellers: readonly string[],
): Promise<readonly Uncounted[]> {
  return all(
    database,
    sql<Uncounted>`
      select o.order_id as "orderId", c.id as "clickId", c.reseller
      from resellers.orders o join resellers.clicks c on c.id = o.click_id
      where o.counted_at is null and c.reseller = any(${resellers}::text[]) and c.came_at > ${clock.now().subtract({ hours: toldForHours })}
      order by c.came_at limit 200`,
  )
}

async function markCounted({ database, clock }: PixelWork['house'], orderId: string): Promise<void> {
  await sql`update resellers.orders set counted_at = ${clock.now()} where order_id = ${orderId}`.execute(
    database,
  )
}
