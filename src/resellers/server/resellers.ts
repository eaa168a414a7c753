import { clocks } from '#calendar/clocks.ts'
import type { AvailableBody } from '#flights/requests.ts'
import type { Flights } from '#flights/server/flights.ts'
import type { AvailableRequest, MarketplaceRequest, Offers, Sale, Step } from '#resellers/calls.ts'
import { openClicks } from '#resellers/server/clicks.ts'
import { openResellerDesk, type ResellerDesk } from '#resellers/server/desk.ts'
import { offersFor } from '#resellers/server/feed.ts'
import { type Known, knownIn } from '#resellers/server/known.ts'
import { clickOfOrder } from '#resellers/server/ledger.ts'
import { sendPixels } from '#resellers/server/pixels.ts'
import { refuse } from '#resellers/server/refusals.ts'
import { requestOf } from '#resellers/server/request-of.ts'
import type { MarketplaceSettings } from '#resellers/server/reseller-settings.ts'
import { type SalesDay, salesOn } from '#resellers/server/sales.ts'
import { sourceCookie } from '#resellers/server/source-cookie.ts'
import { openSources, type Sources } from '#resellers/server/sources.ts'
import type { House } from '#server/house.ts'

export interface Resellers {
  /** Offers with links. Throws RESELLER_UNKNOWN and as a search does. */
  feed(code: string, key: string, asked: AvailableBody): Promise<Offers>
  /** The offer behind a link; undefined unless signed by us. */
  quotedBy(clickId: string): AvailableRequest | undefined
  availableRequest(clickId: string): AvailableRequest
  /** Notes who came; returns the cookie for them. */
  came(clickId: string): Promise<string | undefined>
  /** An order was made by a browser with these cookies. Idempotent. */
  ordered(cookies: string | undefined, orderId: string): Promise<void>
  /** The first time of a step counts. Throws CLICK_UNKNOWN, ORDER_UNKNOWN (another's too). */
  step(reached: StepReached): Promise<void>
  requestByProposal(cookies: string | undefined, proposalId: string): Promise<MarketplaceRequest | null>
  /** null for an order without a link. Throws ORDER_UNKNOWN (another's too). */
  requestByOrder(orderId: string, userId: string): Promise<MarketplaceRequest | null>
  sellSetting(): { isActive: boolean; linkSeconds: number; sourceSeconds: number }
  /** A day in Tehran. Throws RESELLER_UNKNOWN. */
  sales(code: string, key: string, on: SalesDay): Promise<Sale[]>
  /** The code of the marketplace behind a link, or else behind cookies while orders still count as its sales. */
  sourceOf(cookies: string | undefined, clickId: string | null): Promise<string | undefined>
  readonly desk: ResellerDesk
  readonly work: { sendPixels(): Promise<void> }
}

export interface StepReached {
  readonly safarmarketId: string
  readonly step: Step
  readonly orderId?: string | undefined
  /** undefined for a guest */
  readonly userId?: string | undefined
}

/** What this room needs of orders. */
export interface OrdersBehind {
  ownersOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, string>>
  statusesOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, string>>
}

export function openResellers(
  house: Pick<House<MarketplaceSettings>, 'settings' | 'clock' | 'database' | 'log' | 'jobs'>,
  flights: Pick<Flights, 'search'>,
  orders: OrdersBehind,
): Resellers {
  const { settings, clock, database } = house
  const resellers = new Map(settings.resellers.map((reseller) => [reseller.code, reseller]))
  const clicks = openClicks(settings.secrets.token)
  const known = knownIn(resellers, clicks)
  const sources = openSources(house)
  const work = { sendPixels: () => sendPixels({ house, resellers, orders }) }
  house.jobs.every('resellers.pixels', '* * * * *', work.sendPixels)
  const quotedBy = (number: string) => known.requestIn(number, clock.now())

  async function feed(code: string, key: string, asked: AvailableBody): Promise<Offers> {
    known.mustKnow(code, key)
    return offersFor(code, asked, { flights, clicks, publicUrl: settings.sites.here().publicUrl })
  }
  async function step({ safarmarketId, step: reached, orderId, userId }: StepReached): Promise<void> {
    const click = known.clickIn(safarmarketId)
    if (click === undefined) throw refuse('CLICK_UNKNOWN')
    if (orderId !== undefined) await mustOwn(orders, orderId, userId)
    await sources.step({ number: safarmarketId, click, step: reached, orderId })
  }
  return {
    feed,
    quotedBy,
    availableRequest(number) {
      const told = quotedBy(number)
      if (told === undefined) throw refuse('CLICK_UNKNOWN')
      return told
    },
    async came(number) {
      const click = known.clickIn(number)
      return click && sourceCookie(await sources.came(number, click))
    },
    ordered: sources.ordered,
    step,
    ...requestsIn({ database, known, sources, orders }),
    sellSetting: () => ({
      isActive: resellers.size > 0,
      linkSeconds: clocks.resellerClick,
      sourceSeconds: clocks.resellerSource,
    }),
    async sales(code, key, on) {
      known.mustKnow(code, key)
      return salesOn(database, { code, ...on }, orders.statusesOf)
    },
    sourceOf: async (cookies, number) =>
      (known.clickIn(number ?? '') ?? (await sources.clickHere(cookies)))?.reseller,
    desk: openResellerDesk(database, [...resellers.values()]),
    work,
  }
}

interface Requested {
  readonly database: House['database']
  readonly known: Known
  readonly sources: Sources
  readonly orders: OrdersBehind
}

function requestsIn({ database, known, sources, orders }: Requested) {
  return {
    async requestByProposal(cookies: string | undefined, proposalId: string) {
      const click = await sources.clickHere(cookies)
      if (click?.proposalId !== proposalId) return null
      return requestOf(database, click, { resellerName: known.nameOf(click.reseller) })
    },
    async requestByOrder(orderId: string, userId: string) {
      await mustOwn(orders, orderId, userId)
      const click = await clickOfOrder(database, orderId)
      if (click === undefined) return null
      return requestOf(database, click, { orderId, resellerName: known.nameOf(click.reseller) })
    },
  }
}

/** Throws ORDER_UNKNOWN. */
async function mustOwn(orders: OrdersBehind, orderId: string, userId: string | undefined): Promise<void> {
  const owner = (await orders.ownersOf([orderId])).get(orderId)
  if (userId === undefined || owner !== userId) throw refuse('ORDER_UNKNOWN')
}
